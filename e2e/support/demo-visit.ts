import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test'
import type { Language } from '@systole/i18n/languages'

const PASSWORD = 'systole-demo'
const PLATFORM = JSON.stringify({ type: 'webapp', api_version: 2, app_version: '1.0', os: 'e2e' })

export type Visitor = {
  context: BrowserContext
  page: Page
  /** Returns the case of a demo pet by the pet's name. */
  caseOf: (petName: string) => string
}

/**
 * Opens a separate browser context, already signed in (by calls, not by the page) as a demo account, in a language, past the
 * welcome dialog. `email` undefined: signed out.
 */
export async function visit(
  browser: Browser,
  options: {
    url: string
    email: string | undefined
    language: Language
    viewport: { width: number; height: number }
  },
): Promise<Visitor> {
  const { url, email, language, viewport } = options
  const context = await browser.newContext({
    baseURL: url,
    viewport,
    locale: 'en-US',
    timezoneId: 'Asia/Hong_Kong',
    reducedMotion: 'reduce',
  })
  await context.addInitScript((chosen) => {
    window.localStorage.setItem('systole.language', chosen)
    window.localStorage.setItem('systole.welcomed', '1')
  }, language)
  const cases = email ? await signIn(context.request, url, email) : new Map<string, string>()
  const page = await context.newPage()
  return { context, page, caseOf: (petName) => found(cases, petName) }
}

async function signIn(
  request: APIRequestContext,
  url: string,
  email: string,
): Promise<Map<string, string>> {
  const call = async (path: string, form: Record<string, string>) => {
    const headers = { 'X-Portal': '1', Origin: url }
    const reply = await (await request.post(`${url}/api/${path}`, { form, headers })).json()
    if (reply.code !== 0) throw new Error(`${path}: ${reply.code} ${reply.message}`)
    return reply.data
  }
  const { key } = await call('key_gen', { key: PASSWORD })
  const [{ user_type }] = await call('login', { email, password: key, platform: PLATFORM })
  if (user_type !== 'vet' && user_type !== 'internal_admin') return new Map()
  const { sessions } = await call('query_all_sessions', { params: '{"record_per_page":500}' })
  return new Map(
    sessions.map(({ pet, usid }: { pet: { name: string }; usid: string }) => [pet.name, usid]),
  )
}

function found(cases: Map<string, string>, petName: string): string {
  const usid = cases.get(petName)
  if (!usid) throw new Error(`The demo has no case of ${petName}`)
  return usid
}
