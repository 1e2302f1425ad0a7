import type { ReactNode } from 'react';
import { Mono } from './parts.tsx';

const explorers: Readonly<Record<string, string>> = {
  'eip155:8453': 'https://basescan.org/tx/',
  'eip155:84532': 'https://sepolia.basescan.org/tx/',
  'eip155:1': 'https://etherscan.io/tx/',
};

/** A transaction, shortened for the eye; on a known chain a link to its explorer. */
export function Transaction({ id, network }: { id: string; network: string }): ReactNode {
  const explorer = explorers[network];
  const short = id.length <= 20 ? id : `${id.slice(0, 10)}…${id.slice(-6)}`;
  if (explorer === undefined || !/^0x[0-9a-f]{64}$/i.test(id)) {
    return (
      <Mono>
        <span title={id}>{short}</span>
      </Mono>
    );
  }
  return (
    <a href={explorer + id} target="_blank" rel="noreferrer" title={id} className="text-link">
      <Mono className="!text-accent">{short}</Mono>
    </a>
  );
}

/** A wallet, shortened for the eye. */
export function Address({ address }: { address: string }): ReactNode {
  return (
    <Mono>
      <span title={address}>{address.length <= 20 ? address : `${address.slice(0, 8)}…${address.slice(-6)}`}</span>
    </Mono>
  );
}
