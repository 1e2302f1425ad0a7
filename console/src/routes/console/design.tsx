import { createFileRoute } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { ApiProblem } from '../../api/problem.ts';
import { Page } from '../../shell/page.tsx';
import { toast } from '../../shell/toasts.tsx';
import { useWords, words } from '../../text/words.ts';
import { Badge, Dot } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Chart } from '../../ui/chart.tsx';
import { CodeBlock } from '../../ui/code-block.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Checkbox, Field, NativeSelect, TextArea, TextInput } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { Menu } from '../../ui/menu.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx';
import { ListTable, type List } from '../../ui/list-table.tsx';
import { Table } from '../../ui/table.tsx';
import { Tabs } from '../../ui/tabs.tsx';

/** Every component of the console on one page: for those who build pages, and for the tests of contrast and keyboard. */
export const Route = createFileRoute('/console/design')({ component: DesignPage });

const texts = words({ title: ['Components', '组件'], lead: ['What the pages of this console are made of.', '构成此控制台页面的组件。'] });

const rows = Array.from({ length: 5000 }, (_, at) => ({ id: at + 1, name: `Row ${at + 1}`, calls: (at * 7919) % 10_007 }));
const times = Array.from({ length: 48 }, (_, at) => 1_790_000_000 + at * 3600);
const calls = times.map((_, at) => Math.round(120 + 80 * Math.sin(at / 6)));
const series = [{ label: 'Calls', values: calls }];

type RowList = List<(typeof rows)[number]>;
const refetch = () => undefined;
const waiting: RowList = { data: undefined, error: null, refetch };
const failed: RowList = {
  data: undefined,
  error: new ApiProblem('the service is busy', { status: 503, code: 'busy', hint: 'Try again.' }),
  refetch,
};
const loaded = (data: RowList['data']): RowList => ({ data, error: null, refetch });

function DesignPage(): ReactNode {
  const t = useWords(texts);
  const [isOpen, setOpen] = useState(false);
  const [type, setType] = useState<'dataset' | 'image'>('dataset');
  return (
    <Page title={t('title')} lead={t('lead')}>
      <div className="grid gap-12">
        <Part title="Buttons">
          <div className="flex flex-wrap gap-3">
            <Button kind="primary">Primary</Button>
            <Button>Secondary</Button>
            <Button kind="quiet">Quiet</Button>
            <Button kind="danger">Danger</Button>
            <Button isBusy>Busy</Button>
            <Button disabled>Disabled</Button>
            <Button onClick={() => setOpen(true)}>Dialog</Button>
            <Button onClick={() => toast('The key was deleted.', { undo: () => undefined })}>Toast</Button>
          </div>
          <Dialog isOpen={isOpen} onOpenChange={setOpen} title="A dialog" description="Escape closes it.">
            <Field label="Name">{(control) => <TextInput {...control} />}</Field>
          </Dialog>
        </Part>
        <Part title="Badges">
          <div className="flex flex-wrap gap-3">
            <Badge>plain</Badge>
            <Badge tone="accent">accent</Badge>
            <Badge tone="good">
              <Dot tone="good" />
              good
            </Badge>
            <Badge tone="warn">warn</Badge>
            <Badge tone="bad">bad</Badge>
          </div>
        </Part>
        <Part title="Fields">
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label="Text" hint="A hint." isRequired>
              {(control) => <TextInput {...control} placeholder="Placeholder" />}
            </Field>
            <Field label="With an error" error="must not be empty">
              {(control) => <TextInput {...control} />}
            </Field>
            <Field label="Native select">
              {(control) => (
                <NativeSelect {...control}>
                  <option>dataset</option>
                  <option>image</option>
                </NativeSelect>
              )}
            </Field>
            <Field label="Select">
              {({ id }) => (
                <Select<'dataset' | 'image'>
                  id={id}
                  label="Select"
                  value={type}
                  onChange={setType}
                  choices={[
                    { value: 'dataset', label: 'Dataset' },
                    { value: 'image', label: 'Image' },
                  ]}
                />
              )}
            </Field>
            <Field label="Long text">{(control) => <TextArea {...control} />}</Field>
            <Checkbox label="Checkbox" />
          </div>
        </Part>
        <Part title="Menu">
          <Menu
            label="Actions for Rainfall"
            items={[
              { id: 'open', label: 'Open', run: () => undefined },
              { id: 'archive', label: 'Archive', isDanger: true, run: () => undefined },
            ]}
          />
        </Part>
        <Part title="Tabs and code">
          <Tabs
            label="Language"
            tabs={[
              { id: 'curl', label: 'curl', content: <CodeBlock code="curl http://127.0.0.1:4020/api/tools" /> },
              { id: 'json', label: 'JSON', content: <CodeBlock code={'{ "text": "one two" }'} /> },
            ]}
          />
        </Part>
        <Part title="Table">
          <Table
            caption="Rows"
            rows={rows}
            keyOf={({ id }) => String(id)}
            columns={[
              { id: 'name', head: 'Name', cell: ({ name }) => name },
              { id: 'calls', head: 'Calls', cell: ({ calls }) => calls, isNumber: true },
            ]}
          />
        </Part>
        <Part title="Chart">
          <Chart label="Calls an hour" times={times} series={series} />
        </Part>
        <Part title="States">
          <EmptyState title="Nothing here yet" action={<Button kind="primary">Add something</Button>}>
            What is here, and how it comes here.
          </EmptyState>
          <ErrorState
            error={
              new ApiProblem('the payment expired', {
                status: 402,
                code: 'payment_expired',
                hint: 'Request the tool again.',
                requestId: 'req_0',
              })
            }
            retry={() => undefined}
          />
          <Skeleton className="h-10" />
        </Part>
        <Part title="Lists">
          <div className="grid gap-5 lg:grid-cols-2">
            {[waiting, failed, loaded([]), loaded(rows)].map((list, at) => (
              <ListTable
                key={at}
                caption={`List ${at + 1}`}
                list={list}
                keyOf={({ id }) => String(id)}
                empty={{ title: 'No rows yet', hint: 'How the first one comes here.' }}
                className="max-h-60"
                columns={[{ id: 'name', head: 'Name', cell: ({ name }) => name }]}
              />
            ))}
          </div>
        </Part>
      </div>
    </Page>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <section className="grid gap-4">
      <h2 className="text-lg">{title}</h2>
      {children}
    </section>
  );
}
