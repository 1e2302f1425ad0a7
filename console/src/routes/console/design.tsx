import { createFileRoute } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { ApiProblem } from '../../api/problem.ts';
import { quantity } from '../../resource/cells.tsx';
import { ResourceTable, there, type List, type Resource } from '../../resource/resource.tsx';
import { Page } from '../../shell/page.tsx';
import { toast } from '../../shell/toasts.tsx';
import { useText, words } from '../../text/words.ts';
import { Badge, Dot } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Chart } from '../../ui/chart.tsx';
import { CodeBlock } from '../../ui/code-block.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { AreaField, Checkbox, InputField, SelectField } from '../../ui/form.tsx';
import { Menu } from '../../ui/menu.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';

/** Every component of the console on one page: for those who build pages, and for the tests of contrast and keyboard. */
export const Route = createFileRoute('/console/design')({ component: DesignPage });

const texts = words({
  title: ['Components', '组件'],
  lead: ['What the pages of this console are made of.', '构成此控制台页面的组件。'],
  rows: ['Rows', 'Rows'],
  name: ['Name', 'Name'],
  calls: ['Calls', 'Calls'],
  none: ['No rows yet', 'No rows yet'],
  noneHint: ['How the first one comes here.', 'How the first one comes here.'],
});

const rows = Array.from({ length: 5000 }, (_, at) => ({ id: at + 1, name: `Row ${at + 1}`, calls: (at * 7919) % 10_007 }));
const times = Array.from({ length: 48 }, (_, at) => 1_790_000_000 + at * 3600);
const series = [{ label: 'Calls', values: times.map((_, at) => Math.round(120 + 80 * Math.sin(at / 6))) }];
const problem = new ApiProblem('the payment expired', {
  status: 402,
  code: 'payment_expired',
  hint: 'Request the tool again.',
  requestId: 'req_0',
});

const resource: Resource<(typeof rows)[number], typeof texts> = {
  texts,
  name: 'rows',
  columns: { name: ({ name }) => name, calls: quantity(({ calls }) => calls) },
};
const refetch = () => undefined;
const lists: ReadonlyArray<List<(typeof rows)[number]>> = [
  { data: undefined, error: null, refetch },
  { data: undefined, error: problem, refetch },
  there([]),
  there(rows),
];

function DesignPage(): ReactNode {
  const { t } = useText(texts);
  return (
    <Page title={t('title')} lead={t('lead')}>
      <div className="grid gap-12">
        <Small />
        <Fields />
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
        <Part title="Chart">
          <Chart label="Calls an hour" times={times} series={series} />
        </Part>
        <Part title="States">
          <EmptyState title="Nothing here yet" action={<Button kind="primary">Add something</Button>}>
            What is here, and how it comes here.
          </EmptyState>
          <ErrorState error={problem} retry={() => undefined} />
          <Skeleton className="h-10" />
        </Part>
        <Part title="Lists">
          <div className="grid gap-5 lg:grid-cols-2">
            {lists.map((list, at) => (
              <ResourceTable key={at} of={resource} list={list} className="!max-h-60" />
            ))}
          </div>
        </Part>
      </div>
    </Page>
  );
}

function Small(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
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
          <InputField label="Name" />
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
    </>
  );
}

function Fields(): ReactNode {
  return (
    <Part title="Fields">
      <div className="grid gap-5 sm:grid-cols-2">
        <InputField label="Text" hint="A hint." isRequired placeholder="Placeholder" />
        <InputField label="With an error" error="must not be empty" />
        <SelectField
          label="Select"
          choices={[
            ['dataset', 'Dataset'],
            ['image', 'Image'],
          ]}
        />
        <AreaField label="Long text" />
        <Checkbox label="Checkbox" />
      </div>
    </Part>
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
