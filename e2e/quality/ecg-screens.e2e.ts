import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { paths } from '@systole/contract/pages'
import type { Language } from '@systole/i18n/languages'
import { drawn } from '../screens/screen.ts'
import { axeFaults } from '../support/axe.ts'
import { visit } from '../support/demo-visit.ts'
import { sendEcgCase } from '../support/ecg-cases.ts'
import { plainClient } from '../support/plain-client.ts'
import { MIDDLE, NARROW, WIDE } from '../support/viewports.ts'
import { clippedTexts, sideways } from './measures.ts'

const LANGUAGES = ['en_us', 'zh_hk', 'ja'] as const satisfies readonly Language[]
const SIZES = [WIDE, MIDDLE, NARROW]

type Client = ReturnType<typeof plainClient>
type Place = {
  name: string
  email: string
  /** Returns the address for the person who is signed in here. */
  address: (context: BrowserContext, client: Client) => Promise<string>
  /** A part of the screen that is drawn last. */
  last: string
}

/** A case that is prepared; those of the demo are advanced while the portal starts. */
let toPrepare = ''

/** Returns the id of a demo case in this status. */
async function caseIn(client: Client, email: string, status: string): Promise<string> {
  const { sid } = await client.login(email)
  const params = { session_types: ['ecg1l', 'ecg6l'], status: [status] }
  const { sessions } = await client.accepted('query_all_sessions', { sid, params })
  const [first] = sessions
  if (!first) throw new Error(`The demo has no ECG case in ${status}`)
  return first.usid
}

/** Returns the address of a framed page, whose ticket is for the session of this browser. */
async function frameOf({ request }: BrowserContext, view: 'ecg' | 'bar_chart'): Promise<string> {
  const origin = test.info().project.use.baseURL ?? ''
  const form = { usid: toPrepare, fname: 'ecg_dog.json', view }
  const reply = await request.post('/api/query_cardiobirdx_session_data_preview', {
    ...{ form, headers: { 'X-Portal': '1', Origin: origin } },
  })
  return (await reply.json()).data.url
}

const PLACES: readonly Place[] = [
  {
    name: 'workbench',
    email: 'demo.patcher@systole.test',
    address: async () => paths.ecgPrepare({ caseId: toPrepare }),
    last: 'main canvas',
  },
  {
    name: 'wizard',
    email: 'demo.reviewer@systole.test',
    address: async (_, client) => {
      const caseId = await caseIn(client, 'demo.reviewer@systole.test', 'ready_for_review')
      return paths.ecgReview({ caseId, step: 'rhythm' })
    },
    last: 'main canvas',
  },
  {
    name: 'catalogue',
    email: 'demo.admin@systole.test',
    address: async () => paths.ecgPhrases(),
    last: 'main table',
  },
  {
    name: 'report',
    email: 'demo.reviewer@systole.test',
    address: async (_, client) =>
      paths.econsultReport({ caseId: await caseIn(client, 'demo.reviewer@systole.test', 'done') }),
    last: 'main svg',
  },
  {
    name: 'second-review',
    email: 'demo.second@systole.test',
    address: async (_, client) => {
      const caseId = await caseIn(client, 'demo.second@systole.test', 'pending_2nd_review')
      return paths.ecgReview({ caseId, mode: 'second' })
    },
    last: 'main [role="figure"] canvas',
  },
  {
    name: 'agreement',
    email: 'demo.reviewer@systole.test',
    address: async () => paths.ecgAgreement({}),
    last: 'main dl',
  },
  {
    name: 'recording-quality',
    email: 'demo.ecg@systole.test',
    address: async () => paths.recordingQuality({}),
    last: 'main table',
  },
  {
    name: 'trace-frame',
    email: 'demo.patcher@systole.test',
    address: (context) => frameOf(context, 'ecg'),
    last: 'canvas',
  },
  {
    name: 'bars-frame',
    email: 'demo.patcher@systole.test',
    address: (context) => frameOf(context, 'bar_chart'),
    last: 'canvas',
  },
]

test.beforeAll(async ({ baseURL }) => {
  const identifier = `7070${test.info().workerIndex}`
  toPrepare = await sendEcgCase(plainClient(baseURL ?? ''), { petName: 'Wide', identifier })
})

async function holds(page: Page, name: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await drawn(page)
    await page.screenshot({ path: test.info().outputPath(`${name}-${size.width}.png`) })
    expect.soft(await axeFaults(page), `${name} ${size.width}: axe`).toEqual([])
    expect.soft(await sideways(page), `${name} ${size.width}: scrolls sideways`).toBe(0)
    expect.soft(await clippedTexts(page), `${name} ${size.width}: cut text`).toEqual([])
  }
}

for (const language of LANGUAGES) {
  for (const { name, email, address, last } of PLACES) {
    test(`the ECG ${name} holds in ${language} at 1440, 900 and 390 px`, async ({
      browser,
      baseURL,
    }) => {
      const url = baseURL ?? ''
      const { page, context } = await visit(browser, { url, email, language, viewport: WIDE })
      const to = await address(context, plainClient(url))
      await page.goto(new URL(to, url).href)
      await page.locator(last).first().waitFor()
      await holds(page, name)
      await context.close()
    })
  }
}
