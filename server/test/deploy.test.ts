import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, matchesGlob, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { readConfig } from '../src/config.ts';
import { requireMeantTestMoney } from '../src/payments/money/test-money.ts';
import { Settings, settingsIn, settingsInput } from '../src/settings.ts';

/** Files that operators start from: a name in them that the service does not know stops its start, or is silently no setting at all. */
const root = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const settings = new Set(settingsIn(Settings.shape).map(({ name }) => name));

/** What other programs read, and nothing of theirs begins as our settings do. */
const ofOthers = new Set([
  'NODE_ENV',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'POSTGRES_USER',
  'POSTGRES_DB',
  'POSTGRES_PASSWORD',
  'MINIO_ROOT_USER',
  'MINIO_ROOT_PASSWORD',
  'MINIO_PASSWORD',
]);

const yamlFiles = [
  'deploy/compose.yaml',
  'deploy/prometheus/alerts.yaml',
  'deploy/prometheus/prometheus.yaml',
  ...readdirSync(join(root, 'deploy/kubernetes')).map((file) => `deploy/kubernetes/${file}`),
];

/** Documents of a YAML file. @throws for what does not parse, duplicate keys too */
function documents(path: string): unknown[] {
  return parseAllDocuments(read(path), { merge: true, strict: true, uniqueKeys: true }).map((document) => {
    expect([...document.errors, ...document.warnings], path).toEqual([]);
    const value: unknown = document.toJS();
    return value;
  });
}

const named = (path: string) => z.looseObject({ kind: z.string() }).parse(documents(path)[0]);
const Environment = z.record(z.string(), z.string());

function environmentOfDockerfile(): Record<string, string> {
  const text = read('Dockerfile').replaceAll(/\\\n\s*/g, ' ');
  return Object.fromEntries(
    [...text.matchAll(/^ENV (.+)$/gm)].flatMap(([, line = '']) =>
      [...line.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value]),
    ),
  );
}

function environmentOfUnit(): Record<string, string> {
  return Object.fromEntries(
    [...read('deploy/farebox.service').matchAll(/^Environment=(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );
}

/** @param before `#` for the lines that are commented out */
function environmentOfExample(before = ''): Record<string, string> {
  const lines = new RegExp(`^${before}(\\w+)=(.*)$`, 'gm');
  return Object.fromEntries([...read('deploy/farebox.env.example').matchAll(lines)].map(([, name, value]) => [name, value]));
}

const paidByCard = {
  FAREBOX_X402_PAY_TO: `0x${'5'.repeat(40)}`,
  FAREBOX_X402_FACILITATOR_URL: 'https://facilitator.example',
  FAREBOX_STRIPE_KEY: 'sk_live_1',
  FAREBOX_STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

/** As compose does it: `${NAME}`, `${NAME:?why}` and `${NAME:-default}`. */
function substituted(environment: Record<string, string>, file: Record<string, string>): Record<string, string> {
  const text = (value: string) =>
    value.replaceAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind: string | undefined, rest = '') =>
      file[name] === undefined || file[name] === '' ? (kind === '-' ? rest : '') : file[name],
    );
  return Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, text(value)]));
}

const Compose = z.object({
  services: z.record(
    z.string(),
    z.looseObject({ image: z.string(), environment: Environment.optional(), env_file: z.array(z.string()).optional() }),
  ),
});
const compose = Compose.parse(documents('deploy/compose.yaml')[0]);
const configMap = z.object({ data: Environment }).parse(documents('deploy/kubernetes/config.yaml')[0]).data;
const secret = z.object({ stringData: Environment }).parse(documents('deploy/kubernetes/secret.yaml')[0]).stringData;

const environments: Record<string, Record<string, string>> = {
  Dockerfile: environmentOfDockerfile(),
  'deploy/farebox.service': environmentOfUnit(),
  'deploy/farebox.env.example': environmentOfExample(),
  'deploy/kubernetes/config.yaml': configMap,
  'deploy/kubernetes/secret.yaml': secret,
  ...Object.fromEntries(Object.entries(compose.services).map(([name, { environment = {} }]) => [`compose: ${name}`, environment])),
};

describe('what operators deploy with', () => {
  it.each(yamlFiles)('%s is YAML without a fault', (path) => {
    expect(documents(path).length).toBeGreaterThan(0);
  });

  it.each(Object.entries(environments))('%s names no setting that does not exist', (_where, environment) => {
    expect(Object.keys(environment).filter((name) => !settings.has(name) && !ofOthers.has(name))).toEqual([]);
  });

  it.each([
    ['the Dockerfile', environments['Dockerfile']],
    ['the unit', environments['deploy/farebox.service']],
    ['compose', substituted(compose.services['farebox-1']?.environment ?? {}, filled(environmentOfExample()))],
    ['Kubernetes', filled({ ...secret, ...configMap })],
  ])('%s sets values that the service takes', (_where, environment = {}) => {
    const { error } = Settings.safeParse(settingsInput(environment));
    expect(error?.issues ?? []).toEqual([]);
    expect(Object.keys(environment).length).toBeGreaterThan(1);
  });

  const deployed: Record<string, (file: Record<string, string>) => Record<string, string>> = {
    compose: (file) => ({
      ...environmentOfDockerfile(),
      ...file,
      ...substituted(compose.services['farebox-1']?.environment ?? {}, file),
    }),
    systemd: (file) => ({ ...environmentOfUnit(), ...file }),
  };
  /** What the containers decide among themselves. */
  const ofDeployment = new Set(['HOST', 'PORT', 'FAREBOX_DATA_DIR', 'DATABASE_URL', 'FAREBOX_BLOBS']);

  it.each(Object.entries(deployed))('%s hands on every setting that its file of settings names', (_where, environmentOf) => {
    const wanted = [...settings].filter((name) => !ofDeployment.has(name));
    const environment = environmentOf(Object.fromEntries(wanted.map((name) => [name, `given as ${name}`])));
    expect(wanted.filter((name) => environment[name] !== `given as ${name}`)).toEqual([]);
    expect(compose.services['farebox-1']?.env_file).toEqual(['farebox.env']);
    expect(compose.services['farebox-2']).toMatchObject({
      env_file: ['farebox.env'],
      environment: compose.services['farebox-1']?.environment,
    });
    expect(read('deploy/farebox.service')).toMatch(/^EnvironmentFile=/m);
  });

  it.each(Object.entries(deployed))('%s starts with each line of the example filled in, and takes real money', (_where, environmentOf) => {
    const example = filled({ ...environmentOfExample(), ...environmentOfExample('#'), ...paidByCard });
    const config = readConfig(environmentOf(example), () => 'kept');
    for (const [name, value] of Object.entries(example).filter(([each]) => settings.has(each))) {
      const { source, value: used, isSecret } = config.inUse.find((each) => each.name === name) ?? expect.fail(name);
      expect({ name, source, used }).toEqual({ name, source: 'environment', used: isSecret ? null : value });
    }
    expect(config).toMatchObject({ isRealMoney: true, isSeeded: false, providers: ['credit', 'x402'], stripe: { key: 'sk_live_1' } });
    expect(() => requireMeantTestMoney(config)).not.toThrow();
  });

  it('takes real money on Kubernetes, where the settings are in the pod as they are in their files', () => {
    const config = readConfig(filled({ ...environmentOfDockerfile(), ...secret, ...configMap }), () => 'kept');
    expect(config).toMatchObject({ isRealMoney: true, isSeeded: false, publicUrl: 'https://tools.example.com' });
    const Pod = z.object({ spec: z.object({ template: z.object({ spec: z.object({ containers: z.array(z.looseObject({})) }) }) }) });
    expect(Pod.parse(named('deploy/kubernetes/deployment.yaml')).spec.template.spec.containers).toMatchObject([
      { envFrom: [{ configMapRef: { name: 'farebox' } }, { secretRef: { name: 'farebox' } }] },
    ]);
  });

  it('names in every comment and page only settings that exist', () => {
    const pages = [
      'deploy/compose.yaml',
      'deploy/farebox.service',
      'docs/operations.md',
      'docs/operating.md',
      'docs/scale.md',
      'SECURITY.md',
      'README.md',
    ];
    const files = [...pages, ...yamlFiles, 'Dockerfile', 'deploy/farebox.env.example', 'deploy/prometheus/alerts.yaml'];
    const unknown = files.flatMap((path) =>
      [...read(path).matchAll(/\bFAREBOX_[A-Z0-9_]+\b/g)].flatMap(([name]) =>
        settings.has(name) || ofOthers.has(name) || name.startsWith('FAREBOX_TEST_') || name.endsWith('_') ? [] : [`${path}: ${name}`],
      ),
    );
    expect(unknown).toEqual([]);
  });

  it('leaves no secret in a file', () => {
    for (const name of [
      'FAREBOX_SECRET',
      'FAREBOX_METRICS_TOKEN',
      'FAREBOX_ADMIN_PASSWORD',
      'AWS_SECRET_ACCESS_KEY',
      'POSTGRES_PASSWORD',
    ]) {
      for (const [where, environment] of Object.entries(environments)) {
        const value = environment[name] ?? '';
        expect(value === '' || /^\$\{[A-Z_]+(:\?.*)?\}$/.test(value), `${where}: ${name}`).toBe(true);
      }
    }
  });

  it('has what compose asks for in the example of its environment', () => {
    const asked = [...read('deploy/compose.yaml').matchAll(/\$\{([A-Z_]+)(?!\w|:-)/g)].map(([, name = '']) => name);
    expect(asked.length).toBeGreaterThan(5);
    expect(new Set(asked).difference(new Set(Object.keys(environmentOfExample())))).toEqual(new Set());
  });

  it('mounts and copies files that exist', () => {
    for (const [, paths = ''] of read('Dockerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)) {
      for (const path of paths.split(' ')) {
        expect(existsSync(join(root, path)), path).toBe(true);
        expect(isLeftToDocker(path), path).toBe(true);
      }
    }
    for (const [, path = ''] of read('deploy/compose.yaml').matchAll(/- (\.\/[\w.]+):/g))
      expect(existsSync(join(root, 'deploy', path)), path).toBe(true);
    const { resources } = z.object({ resources: z.array(z.string()) }).parse(documents('deploy/kubernetes/kustomization.yaml')[0]);
    // Either the one or the other.
    expect(resources).toContain('gateway.yaml');
    const others = readdirSync(join(root, 'deploy/kubernetes')).filter((file) => !['kustomization.yaml', 'ingress.yaml'].includes(file));
    expect(resources.toSorted()).toEqual(others.toSorted());
  });

  it('runs on the Node that the packages pin', () => {
    const { dependencies } = z.object({ dependencies: z.object({ node: z.string() }) }).parse(JSON.parse(read('package.json')));
    expect(read('Dockerfile')).toContain(`ARG NODE_VERSION=${dependencies.node}\n`);
  });

  it('runs as nobody in particular, on files that it cannot change', () => {
    expect(read('Dockerfile')).toMatch(/^USER 1000:1000$/m);
    for (const replica of ['farebox-1', 'farebox-2']) {
      expect(compose.services[replica]).toMatchObject({ read_only: true, cap_drop: ['ALL'], init: true });
    }
    expect(named('deploy/kubernetes/deployment.yaml')).toMatchObject({
      spec: {
        template: {
          spec: {
            securityContext: { runAsNonRoot: true, runAsUser: 1000 },
            containers: [
              { securityContext: { readOnlyRootFilesystem: true, allowPrivilegeEscalation: false, capabilities: { drop: ['ALL'] } } },
            ],
          },
        },
      },
    });
  });

  it('gives a replica the time that it takes to stop', () => {
    const { shutdownMs } = Settings.parse(settingsInput(configMap));
    const Spec = z.object({ spec: z.object({ template: z.object({ spec: z.object({ terminationGracePeriodSeconds: z.number() }) }) }) });
    const { spec } = Spec.parse(named('deploy/kubernetes/deployment.yaml'));
    expect(spec.template.spec.terminationGracePeriodSeconds * 1000).toBeGreaterThan(shutdownMs + 5000);
    const usual = Settings.parse({ ...settingsInput({}) }).shutdownMs;
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(read('deploy/farebox.service'))?.[1]) * 1000).toBeGreaterThan(usual + 5000);
    expect(compose.services['farebox-1']).toMatchObject({ stop_grace_period: '40s' });
  });
});

/** Whether .dockerignore leaves it in: the last line that matches it or a folder above decides. */
function isLeftToDocker(path: string): boolean {
  const above = path.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'));
  const lines = read('.dockerignore')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const last = lines.findLast((line) => above.some((each) => matchesGlob(each, line.replace('!', ''))));
  return last === undefined || last.startsWith('!');
}

/** As an operator fills them in. */
function filled(environment: Record<string, string>): Record<string, string> {
  const value = (name: string, given: string) => {
    if (name === 'FAREBOX_ADMIN_EMAIL') return 'admin@example.com';
    if (given === '') return 'what an operator made with openssl rand'.replaceAll(' ', '-');
    return given.replaceAll(/\$\{(\w+)[^}]*\}/g, (_, variable: string) =>
      variable === 'FAREBOX_PUBLIC_URL' ? 'https://tools.example.com' : 'a-secret-of-more-than-32-characters',
    );
  };
  return Object.fromEntries(Object.entries(environment).map(([name, given]) => [name, value(name, given)]));
}
