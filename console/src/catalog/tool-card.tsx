import type { ServiceSummary } from '@farebox/contract';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useText } from '../text/words.ts';
import { Dot, type Tone } from '../ui/badge.tsx';
import { catalogTexts, categoryName, healthTone } from './catalog-texts.ts';
import { Price } from './price.tsx';

/** A tool in a list. */
export function ToolCard({ tool }: { tool: ServiceSummary }): ReactNode {
  const { t } = useText(catalogTexts);
  const stateOf = ({ availability, healthStatus, category, categoryLabel }: ServiceSummary) => {
    if (availability !== 'available') return t(availability);
    return healthStatus === 'unhealthy' ? t('failing') : categoryName(category, categoryLabel);
  };
  return (
    <li className="panel relative grid content-between gap-4 p-4 transition-colors hover:border-strong">
      <div className="grid gap-1">
        <h3 className="text-[15px]">
          <Link
            to="/console/tools/$id"
            params={{ id: tool.id }}
            className="after:absolute after:inset-0 after:rounded-panel focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent"
          >
            {tool.name}
          </Link>
        </h3>
        <p className="line-clamp-2 text-sm text-muted">{tool.description}</p>
      </div>
      <div className="flex items-center justify-between gap-3 text-[13px] text-faint">
        <span className="flex min-w-0 items-center gap-2">
          <Dot tone={toneOf(tool)} />
          <span className="truncate">{stateOf(tool)}</span>
        </span>
        <span className="text-ink">
          <Price amount={tool.amount} currency={tool.currency} unit={tool.unit} />
        </span>
      </div>
    </li>
  );
}

function toneOf({ availability, healthStatus }: ServiceSummary): Tone {
  if (availability !== 'available' && availability !== 'api_key_required') return 'plain';
  return healthTone(healthStatus);
}
