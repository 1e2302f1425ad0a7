import type { ServiceDescriptor } from '@farebox/contract';
import type { ReactNode } from 'react';
import { useText, words } from '../text/words.ts';
import { CodeBlock } from '../ui/code-block.tsx';
import { Tabs } from '../ui/tabs.tsx';

const texts = words({
  example: ['Example', '示例'],
  exampleInput: ['Input', '输入'],
  exampleOutput: ['Output', '输出'],
  schemas: ['Schemas', '模式'],
  errors: ['Errors', '错误'],
  errorInput: ['Input', '输入'],
  error: ['Answer', '返回'],
  limits: ['Good to know', '须知'],
});

/** Its example, its schemas, its errors and its limits. */
export function Reference({ tool }: { tool: ServiceDescriptor }): ReactNode {
  const { t } = useText(texts);
  return (
    <>
      <Part title={t('example')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <CodeBlock label={t('exampleInput')} code={JSON.stringify(tool.exampleRequest, null, 2)} />
          <CodeBlock label={t('exampleOutput')} code={JSON.stringify(tool.exampleResponse, null, 2)} />
        </div>
      </Part>
      <Part title={t('schemas')}>
        <Tabs
          label={t('schemas')}
          tabs={[
            { id: 'input', label: t('exampleInput'), content: <CodeBlock code={JSON.stringify(tool.inputSchema, null, 2)} /> },
            { id: 'output', label: t('exampleOutput'), content: <CodeBlock code={JSON.stringify(tool.outputSchema, null, 2)} /> },
          ]}
        />
      </Part>
      {tool.errorExamples.length === 0 ? null : <Errors tool={tool} />}
      {tool.limitations.length === 0 ? null : (
        <Part title={t('limits')}>
          <List items={tool.limitations} />
        </Part>
      )}
    </>
  );
}

function Errors({ tool }: { tool: ServiceDescriptor }): ReactNode {
  const { t } = useText(texts);
  return (
    <Part title={t('errors')}>
      <div tabIndex={0} role="region" aria-label={t('errors')} className="panel overflow-x-auto">
        <table className="w-full text-left text-sm">
          <thead className="text-xs text-faint">
            <tr className="border-b border-line">
              <th scope="col" className="px-4 py-2.5 font-medium">
                {t('errorInput')}
              </th>
              <th scope="col" className="px-4 py-2.5 font-medium">
                {t('error')}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {tool.errorExamples.map(({ input, error, statusCode }) => (
              <tr key={`${error} ${JSON.stringify(input)}`}>
                <td className="px-4 py-2.5">
                  <code className="break-all">{JSON.stringify(input)}</code>
                </td>
                <td className="px-4 py-2.5">
                  <span className="figures mr-2 text-bad">{statusCode}</span>
                  {error}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Part>
  );
}

export function List({ items }: { items: readonly string[] }): ReactNode {
  return (
    <ul className="grid list-disc gap-1.5 pl-4 text-sm text-muted marker:text-strong">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** A titled part of the page of a tool. */
export function Part({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <section className="grid min-w-0 gap-3">
      <h2 className="text-lg">{title}</h2>
      {children}
    </section>
  );
}
