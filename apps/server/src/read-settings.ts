import { SETTINGS, type Setting, type Settings } from './config.ts'
import { conflictsIn } from './config-conflicts.ts'

/** Returns the settings or the list of their errors. Flags take precedence over the environment. */
export function readSettings(
  environment: Record<string, string | undefined>,
  flags: readonly string[] = [],
): { settings: Settings } | { problems: string[] } {
  const given = { ...environment, ...fromFlags(flags) }
  const problems: string[] = []
  const settings: Record<string, unknown> = {}
  for (const [name, setting] of Object.entries<Setting>(SETTINGS)) {
    const raw = given[name] === undefined || given[name] === '' ? setting.fallback : given[name]
    const parsed = setting.schema.safeParse(raw)
    if (parsed.success) settings[name] = parsed.data
    else
      problems.push(
        `${name}: ${setting.about}. Given: ${setting.secret ? '(hidden)' : JSON.stringify(raw)}`,
      )
  }
  for (const unknown of unknownFlags(flags)) problems.push(`--${unknown}: no such setting`)
  return problems.length > 0 ? { problems } : agreeing(settings as Settings) // every name of SETTINGS was read above
}

function agreeing(settings: Settings): { settings: Settings } | { problems: string[] } {
  const problems = conflictsIn(settings)
  return problems.length > 0 ? { problems } : { settings }
}

/** Formats the table for `--help`. */
export function describeSettings(): string {
  const rows = Object.entries<Setting>(SETTINGS).map(
    ([name, { fallback, about }]) =>
      `  ${name.padEnd(24)}${about}${fallback ? ` [${fallback}]` : ''}`,
  )
  return ['Settings, as environment variables or as flags (--port 8080):', '', ...rows].join('\n')
}

function fromFlags(flags: readonly string[]): Record<string, string> {
  const pairs = flags.flatMap((flag, place) => {
    const [, name, value] = /^--([a-z][a-z0-9-]*)(?:=(.*))?$/s.exec(flag) ?? []
    return name ? [[toName(name), value ?? flags[place + 1] ?? '']] : []
  })
  return Object.fromEntries(pairs)
}

function unknownFlags(flags: readonly string[]): string[] {
  const names = flags.flatMap((flag) => /^--([a-z][a-z0-9-]*)/.exec(flag)?.[1] ?? [])
  return names.filter((name) => !(toName(name) in SETTINGS))
}

function toName(flag: string): string {
  return flag.toUpperCase().replaceAll('-', '_')
}
