import { admin } from './people.ts';
import type { Store } from './stores.ts';

/** What every service of the crash tests is started with. */
export function serviceSettings({ dataDir, settings }: Pick<Store, 'dataDir' | 'settings'>, secret: string): Record<string, string> {
  return {
    FAREBOX_DATA_DIR: dataDir,
    FAREBOX_SECRET: secret,
    FAREBOX_LOG_LEVEL: 'error',
    // How soon it stops is for the tests of stopping: many suites may share this machine.
    FAREBOX_SHUTDOWN_SECONDS: '300',
    FAREBOX_RATE_UNPAID_PER_MINUTE: '0',
    FAREBOX_RATE_AUTH_PER_MINUTE: '0',
    FAREBOX_RATE_CAPTURE_PER_MINUTE: '0',
    FAREBOX_ADMIN_EMAIL: admin.email,
    FAREBOX_ADMIN_PASSWORD: admin.password,
    // Nobody listens there: no test asks the real world.
    FAREBOX_WEATHER_URL: 'http://127.0.0.1:9',
    ...settings,
  };
}
