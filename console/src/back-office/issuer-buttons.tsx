import type { ReactNode } from 'react';
import { goToIssuer, useSignInWays } from '../api/sign-in.ts';
import { useWork } from '../api/use-work.ts';
import { useText, words } from '../text/words.ts';
import { Button } from '../ui/button.tsx';
import { ErrorState } from '../ui/states.tsx';

const texts = words({
  goOn: ['Continue with {name}', '使用 {name} 登录'],
});

interface IssuerButtonsProps {
  /** The page that goes on afterwards; absent: the start of what the person may see. */
  back?: string | undefined;
  setupToken?: string;
}

/** Sign-in by the issuers that the operator has set. */
export function IssuerButtons({ back = '', setupToken }: IssuerButtonsProps): ReactNode {
  const { t } = useText(texts);
  const { busy, error, run } = useWork<string>();
  const issuers = useSignInWays()?.issuers ?? [];
  const body = setupToken === undefined ? {} : { setup_token: setupToken };
  return issuers.length === 0 ? null : (
    <div className="grid gap-3">
      {issuers.map(({ id, name }) => (
        <Button
          key={id}
          isBusy={busy === id}
          onClick={() => void run(id, () => goToIssuer('/api/v1/auth/browser/oidc', { issuer: id, ...body }, back))}
        >
          {t('goOn', { name })}
        </Button>
      ))}
      <ErrorState error={error} />
    </div>
  );
}
