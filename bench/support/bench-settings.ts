import type { Settings } from '../../apps/server/src/config.ts'
import { readSettings } from '../../apps/server/src/read-settings.ts'

/** Returns the settings of a server without demo data that runs no jobs and opens no port. */
export function benchSettings(dataDir: string): Settings {
  const read = readSettings({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    ROLE: 'web',
    PORT: '0',
    PUBLIC_URL: 'http://portal.test',
    DEMO: '0',
  })
  if ('problems' in read) throw new Error(read.problems.join('\n'))
  return read.settings
}
