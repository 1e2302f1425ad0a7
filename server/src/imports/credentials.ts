import { z } from 'zod';
import type { WebhookSecrets } from '../net/webhook-secrets.ts';
import type { Credentials } from './calls/request-parts.ts';
import type { Foundation } from '../foundation.ts';
import { loadSources } from './source-store.ts';
import type { Source } from './source.ts';

const Stored = z.record(z.string(), z.string());

/** The credentials of a source; none if they were sealed with a service secret that is not known any more. */
export function openCredentials(secrets: WebhookSecrets, { id, credentialsSealed }: Pick<Source, 'id' | 'credentialsSealed'>): Credentials {
  const opened = credentialsSealed === null ? null : secrets.open(id, credentialsSealed);
  return opened === null ? {} : Stored.parse(JSON.parse(opened));
}

/** The columns of a source for its credentials. */
export function sealedCredentials(secrets: WebhookSecrets, sourceId: string, credentials: Credentials, now: number) {
  const names = Object.keys(credentials);
  if (names.length === 0) return { credentials_sealed: null, credential_names: '[]', credentials_at: now };
  return {
    credentials_sealed: secrets.seal(sourceId, JSON.stringify(credentials)),
    credential_names: JSON.stringify(names),
    credentials_at: now,
  };
}

/** Encrypts credentials again that an earlier secret of the service encrypted, so that it can be removed from the settings. */
export async function resealCredentials({ database, log }: Pick<Foundation, 'database' | 'log'>, secrets: WebhookSecrets): Promise<void> {
  for (const from of await loadSources(database)) {
    const { id, credentialsSealed: sealed } = from;
    if (sealed === null || secrets.isCurrent(id, sealed)) continue;
    const opened = secrets.open(id, sealed);
    if (opened === null) {
      log.error(
        { source: from.name },
        'the credentials of a source cannot be read: the secret that encrypted them is gone. Set them again.',
      );
      continue;
    }
    await database.write((queries) =>
      queries
        .updateTable('tool_sources')
        .set({ credentials_sealed: secrets.seal(id, opened) })
        .where('id', '=', id)
        .where('credentials_sealed', '=', sealed)
        .execute(),
    );
  }
}
