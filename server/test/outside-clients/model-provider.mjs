// The AI SDK asks its default provider for a model that is named by a text: here the stand-in.
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';

globalThis.AI_SDK_DEFAULT_PROVIDER = createOpenAICompatible({ name: 'stand-in', baseURL: process.env.OPENAI_BASE_URL, apiKey: 'none' });
