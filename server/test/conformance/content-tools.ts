import { setTimeout as pause } from 'node:timers/promises';
import type { ServerContext } from '@modelcontextprotocol/server';
import { fixtureTool, type FixtureTool } from './fixture-tool.ts';
import { png, wav } from './media.ts';

/** Tools that answer with each kind of content, fail, report progress, or log. */
export function contentTools(): FixtureTool[] {
  return [
    fixtureTool('test_simple_text', 'Answers with a text.', () => ({
      content: [{ type: 'text', text: 'This is a simple text response for testing.' }],
    })),
    fixtureTool('test_image_content', 'Answers with an image.', () => ({ content: [{ type: 'image', data: png, mimeType: 'image/png' }] })),
    fixtureTool('test_audio_content', 'Answers with a sound.', () => ({ content: [{ type: 'audio', data: wav, mimeType: 'audio/wav' }] })),
    fixtureTool('test_embedded_resource', 'Answers with a resource.', () => ({
      content: [
        {
          type: 'resource',
          resource: { uri: 'test://embedded-resource', mimeType: 'text/plain', text: 'This is an embedded resource content.' },
        },
      ],
    })),
    fixtureTool('test_multiple_content_types', 'Answers with a text, an image and a resource.', () => ({
      content: [
        { type: 'text', text: 'Multiple content types test:' },
        { type: 'image', data: png, mimeType: 'image/png' },
        {
          type: 'resource',
          resource: { uri: 'test://mixed-content-resource', mimeType: 'application/json', text: '{"test":"data","value":123}' },
        },
      ],
    })),
    fixtureTool('test_error_handling', 'Always fails.', () => ({
      isError: true,
      content: [{ type: 'text', text: 'This tool intentionally returns an error for testing' }],
    })),
    fixtureTool('test_tool_with_progress', 'Reports its progress.', withProgress),
    fixtureTool('test_tool_with_logging', 'Logs while it runs.', withLogging),
    fixtureTool('test_logging_tool', 'Logs while it runs.', withLogging),
  ];
}

async function withProgress({ mcpReq }: ServerContext) {
  const progressToken = mcpReq._meta?.progressToken;
  for (const progress of [0, 50, 100]) {
    if (progressToken !== undefined) {
      await mcpReq.notify({ method: 'notifications/progress', params: { progressToken, progress, total: 100 } });
    }
    await pause(20);
  }
  return { content: [{ type: 'text' as const, text: 'Done.' }] };
}

async function withLogging({ mcpReq }: ServerContext) {
  for (const line of ['Tool execution started', 'Tool processing data', 'Tool execution completed']) {
    await mcpReq.log('info', line);
    await pause(20);
  }
  return { content: [{ type: 'text' as const, text: 'Done.' }] };
}
