import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

/** Starts a process separated from the rest of the machine. */
export interface Separation {
  /**
   * @returns the program to start instead of Node, and its arguments
   * @param writable folders that no code may be loaded from
   */
  command(node: readonly [string, ...string[]], writable: readonly string[]): [string, ...string[]];
  /** The id by which the process sees its parent: it ends when it has another one. */
  parentSeen: number;
  /** What this machine cannot separate; empty if everything is. */
  gaps: readonly string[];
}

const unshare = '/usr/bin/unshare';
const setpriv = '/usr/bin/setpriv';
const shell = '/bin/sh';

/** Everything in the namespaces ends with its parent, also where the parent ended before this was asked for. */
const bound = [setpriv, '--pdeathsig', 'KILL', shell, '-c', '[ "$PPID" = "$0" ] && exec "$@"', String(process.pid)] as const;

/**
 * Own namespaces: a network without an address, no other visible processes, its own /proc. The first process of a namespace ignores
 * signals, even its own, so that process is the shell.
 */
const isolation = [unshare, '--map-root-user', '--net', '--ipc', '--uts', '--pid', '--mount', '--fork', '--kill-child'] as const;

/**
 * In the namespace the user is root over nothing but the mounts, and only while this script runs. Native code that a process wrote must not
 * be loaded; the number of writable folders is the first argument.
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
  return [...bound, ...isolation, shell, '-c', script, 'sandbox', String(writable.length), ...writable, ...node];
}

const sharing: Separation = {
  command: ([node, ...parameters]) => [node, ...parameters],
  parentSeen: process.pid,
  gaps: [
    'processes that read files of strangers share the network and the processes of this machine: only Linux with unshare separates them',
  ],
};

let found: Promise<Separation> | null = null;

/** What this machine allows, tried once: containers often forbid it. */
export function separation({ platform = process.platform } = {}): Promise<Separation> {
  if (platform !== process.platform) return Promise.resolve(sharing);
  found ??= isAllowed().then((allowed) => (allowed ? { command: separated, parentSeen: 1, gaps: [] } : sharing));
  return found;
}

/** What this machine cannot hide from processes that read untrusted files, as text for the operator. */
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
