import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

/** How a process is started apart from the rest of the machine. */
export interface Separation {
  /** @returns the program to start in place of Node, and its arguments @param writable folders that nothing may be loaded from */
  command(node: readonly [string, ...string[]], writable: readonly string[]): [string, ...string[]];
  /** What this machine does not separate; empty where nothing is shared. */
  gaps: readonly string[];
}

const unshare = '/usr/bin/unshare';
const setpriv = '/usr/bin/setpriv';
const shell = '/bin/sh';

/**
 * A network without an address, processes that it cannot see, its own /proc. The first process of such a world takes no signals, not
 * even its own, so the shell is that. With its parent all of it ends.
 */
const world = [
  setpriv,
  '--pdeathsig',
  'KILL',
  unshare,
  '--map-root-user',
  '--net',
  '--ipc',
  '--uts',
  '--pid',
  '--mount',
  '--fork',
  '--kill-child',
] as const;

/**
 * In that world the user is root over nothing but the mounts, and is so only as long as this script runs. Native code that a process
 * wrote is not to be loaded; how many folders it may write in comes first.
 */
const script = `
unset PWD OLDPWD
mount -t proc proc /proc || mount -t tmpfs none /proc || exit 126
for folder in $(seq "$1"); do
  shift
  mount --bind "$1" "$1" && mount -o remount,bind,noexec,nosuid,nodev "$1" || exit 126
done
shift
${setpriv} --no-new-privs --inh-caps=-all --bounding-set=-all "$@"
exit $?
`;

function separated(node: readonly string[], writable: readonly string[]): [string, ...string[]] {
  return [...world, shell, '-c', script, 'sandbox', String(writable.length), ...writable, ...node];
}

const sharing: Separation = {
  command: ([node, ...parameters]) => [node, ...parameters],
  gaps: [
    'processes that read files of strangers share the network and the processes of this machine: only Linux with unshare separates them',
  ],
};

let found: Promise<Separation> | null = null;

/** What this machine allows, tried once: containers often forbid it. */
export function separation({ platform = process.platform } = {}): Promise<Separation> {
  if (platform !== process.platform) return Promise.resolve(sharing);
  found ??= isAllowed().then((allowed) => (allowed ? { command: separated, gaps: [] } : sharing));
  return found;
}

/** What this machine does not keep from processes that read files of strangers; for the operator, in words. */
export async function sandboxGaps(of: { platform?: NodeJS.Platform } = {}): Promise<readonly string[]> {
  return (await separation(of)).gaps;
}

async function isAllowed(): Promise<boolean> {
  if (process.platform !== 'linux' || ![unshare, setpriv, shell].every((path) => existsSync(path))) return false;
  const [program, ...parameters] = separated(['/bin/true'], []);
  return promisify(execFile)(program, parameters, { env: {}, timeout: 10_000 }).then(
    () => true,
    () => false,
  );
}
