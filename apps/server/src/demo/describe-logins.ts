import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts.ts'

/** Formats the demo logins for the start. */
export function describeLogins(): string {
  const rows = DEMO_ACCOUNTS.filter(({ about }) => about !== '').map(
    ({ email, about }) => `  ${email.padEnd(34)}${about}`,
  )
  return [`Demo logins, all with the password ${DEMO_PASSWORD}:`, ...rows].join('\n')
}
