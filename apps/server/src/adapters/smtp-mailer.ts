import type { Mailer } from '../ports/mailer.ts'

export function smtpMailer(_url: string): Mailer {
  return { send: async () => {}, close: async () => {} }
}
