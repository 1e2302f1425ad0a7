import { z } from 'zod';
import type { Language } from './language.ts';
import { settingSectionsChinese, settingsChinese } from './settings-chinese.ts';
import { settingSections, settingsIn } from './settings.ts';

/** A setting as this process runs with it. */
export interface SettingInUse {
  /** Of its environment variable. */
  name: string;
  section: string;
  description: string;
  source: 'environment' | 'default';
  /** Null: it is secret, or has no value. */
  value: string | null;
  isSecret: boolean;
}

/** Names of what opens something. */
const secretName =
  /(?<!NEW_)SECRET|PASSWORD(?!S)|TOKEN(?!_TTL)|CREDENTIAL|AUTHORIZATION|(?:^|_)KEY(?:_|$)|DATABASE_URL|MAIL_URL|OIDC|_DSN|WEBHOOK|HEADERS/;
const shownLengthMax = 300;

/** The settings of the service with their sources, for an operator to read. @param environment the non-empty variables that were given */
export function settingsInUse(environment: Readonly<Record<string, string | undefined>>): SettingInUse[] {
  return Object.entries(settingSections)
    .filter(([section]) => section !== 'Command line')
    .flatMap(([section, shape]) =>
      settingsIn(shape).map(({ name, schema }) => {
        const given = environment[name];
        const isSecret = secretName.test(name);
        const value = given ?? (defaults[name] ??= { value: defaultOf(schema) }).value;
        return {
          name,
          section,
          description: schema.meta()?.description ?? '',
          source: given === undefined ? ('default' as const) : ('environment' as const),
          value: isSecret || value === null ? null : withoutLogin(value).slice(0, shownLengthMax),
          isSecret,
        };
      }),
    );
}

/** A setting as its reader reads it: names and values stay as they are. */
export function settingIn(language: Language, setting: SettingInUse): SettingInUse {
  if (language === 'en') return setting;
  const { name, section, description } = setting;
  return { ...setting, section: settingSectionsChinese[section] ?? section, description: settingsChinese[name] ?? description };
}

/** By name. To read one from its schema takes as long as to check it. */
const defaults: Record<string, { value: string | null }> = {};

function defaultOf(schema: z.ZodType): string | null {
  const { default: fallback } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  if (fallback === undefined || fallback === null) return null;
  return typeof fallback === 'string' ? fallback : JSON.stringify(fallback);
}

/** The origins of addresses alone: what logs in may be before the host, in the path (as with providers of JSON-RPC) or in the query. */
function withoutLogin(value: string): string {
  return value.replaceAll(/(https?:\/\/)(?:[^/\s@]*@)?([^/\s?#,]*)[^\s,]*/g, '$1$2').replaceAll(/(\w+:\/\/[^\s?]*)\?\S*/g, '$1');
}
