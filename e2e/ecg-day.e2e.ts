import { expect, test } from '@playwright/test'
import { dayEcg } from './support/day-ecg.ts'
import { describeCase } from './support/plain-case.ts'
import { type PlainClient, plainClient } from './support/plain-client.ts'
import { arrive } from './support/sign-in.ts'
import { ENGLISH } from './support/story.ts'
import { arrivedFile } from './support/upload-dialog.ts'

const vet = 'demo.vet@systole.test'
const FILE = 'day.dcm'
const { t } = ENGLISH
const { day: words } = t.ecg

test('a day is opened as a whole, walked by keyboard to hour, minute and strip, and back', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(300_000)
  const portal = plainClient(baseURL ?? '')
  const caller = await portal.login(vet)
  const { usid } = await describeCase(portal, caller, 'Holter')
  const bytes = dayEcg({ hours: 24, samplesPerSecond: 125, leads: 1 })
  await portal.upload(caller, usid, { name: FILE, fileType: 'ECG', bytes })
  await analysed(portal, { ...caller, usid })
  await arrive(page, ENGLISH, vet)
  await page.goto(`/test-detail?usid=${usid}&stage=3`)
  await arrivedFile(page, FILE).click()
  const file = page.getByRole('dialog', { name: FILE })

  await test.step('the whole day comes first, with its findings', async () => {
    await expect(
      file.getByRole('img', { name: /^Heart rate over 24\sh: \d+ to \d+/ }),
    ).toBeVisible()
    await expect(file.getByText(words.findings.fastestRun)).toBeVisible()
    await expect(file.getByRole('row')).toHaveCount(25)
  })

  const paths = file.getByRole('navigation', { name: words.path })
  await test.step('the arrows walk the hours; a level down they walk the minutes', async () => {
    const box = file.getByRole('row').nth(3)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(box).toHaveAttribute('data-shown', '')
    await expect(paths.first()).toContainText('2:00–3:00')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await expect(file.getByText(words.moves.hour, { exact: true })).toBeVisible()
    await expect(paths.last()).toContainText('2:31')
  })

  await test.step('N leads from finding to finding, Enter to the strip and the path back', async () => {
    await page.keyboard.press('n')
    await page.keyboard.press('n')
    await expect(paths.last()).toContainText(words.findings.fastestRun)
    await page.keyboard.press('Enter')
    await expect(file.getByRole('img', { name: /^ECG, / })).toBeVisible()
    await expect(file.getByLabel(t.viewers.ecg.speed)).toBeVisible()
    await page.keyboard.press('ArrowUp')
    await expect(file.getByRole('img', { name: /^Heart rate over/ })).toBeVisible()
    await page.keyboard.press('Enter')
    await paths.getByRole('button').first().click()
    await expect(file.getByRole('img', { name: /^Heart rate over/ })).toBeVisible()
  })

  await test.step('storage that is away is said on the trace, and it continues by itself', async () => {
    let isAway = true
    await page.route(/\/ecg\/[^/]+\/signal/, (route) =>
      isAway ? route.fulfill({ status: 503 }) : route.continue(),
    )
    await file.getByRole('button', { name: '10:00', exact: true }).first().click()
    await expect(file.getByRole('alert')).toContainText(t.viewers.ecg.away)
    await expect(file.getByRole('img', { name: /^Heart rate over/ })).toBeVisible()
    isAway = false
    await expect(file.getByRole('alert')).toBeHidden({ timeout: 20_000 })
  })

  await test.step('an address that has ended is renewed without a word', async () => {
    let ended = 0
    let first = ''
    await page.unroute(/\/ecg\/[^/]+\/signal/)
    await page.route(/\/ecg\/[^/]+\/signal/, (route) => {
      first ||= route.request().url()
      if (route.request().url() === first && ended === 0) {
        ended += 1
        return route.fulfill({ status: 404 })
      }
      return route.continue()
    })
    const renewed = page.waitForRequest(/query_ecg_recordings/)
    await file.getByRole('button', { name: '20:00', exact: true }).first().click()
    await renewed
    await expect(file.getByRole('alert')).toBeHidden()
    expect(ended).toBe(1)
  })
})

async function analysed(
  portal: PlainClient,
  fields: { sid: string; uid: string; usid: string },
): Promise<void> {
  await expect
    .poll(
      async () => {
        const { recordings } = await portal.accepted('query_ecg_recordings', fields)
        return recordings[0]?.analysis !== null && recordings[0] !== undefined
      },
      { timeout: 240_000, intervals: [1000] },
    )
    .toBe(true)
}
