import { expect, type Page, test } from '@playwright/test'
import { CHECKLIST_ITEMS } from '@systole/domain/ecg-patches/checklist'
import { FIXTURES } from '@systole/fixtures/fixtures'
import { type Caller, type PlainClient, plainClient } from './support/plain-client.ts'
import { arrive } from './support/sign-in.ts'
import { ENGLISH } from './support/story.ts'

const { t } = ENGLISH
const NAME = 'Siu Fa'

/** Sends a 1L case by plain calls and waits until its recording is read. */
async function sendCase(client: PlainClient, vet: Caller): Promise<string> {
  const { accepted } = client
  const { breeds } = await accepted('query_breeds', { sid: vet.sid, tpet: 'dog' })
  const { pid } = await accepted('add_pet', {
    ...vet,
    ...{ pname: `7002 ${NAME}`, dob: '20180312', tpet: 'dog', species: 'dog', bid: breeds[0].bid },
    ...{ weight: 8600, neutered: 'snipped', gender: 'M', owner_name: 'Ms Lee' },
  })
  const kind = { type: 'etest', subtype: 'ecg1l' }
  const { usid } = await accepted('create_cardiobirdx_session', { ...vet, ...kind, pid })
  const bytes = Buffer.from(await FIXTURES['ecg_dog.json']())
  await client.upload(vet, usid, { name: 'ecg_dog.json', fileType: 'ECG', bytes })
  const recording = { posture: 'right_lateral', state: 'awake' }
  const change = (params: object) =>
    accepted('update_cardiobirdx_session', { sid: vet.sid, usid, params })
  await change({ exinfo: { recording } })
  await change({ status: 'wait_for_preparation' })
  await expect.poll(() => statusOf(client, vet, usid), { timeout: 60_000 }).not.toBe('upload')
  return usid
}

async function statusOf({ accepted }: PlainClient, who: Caller, usid: string): Promise<string> {
  const { session } = await accepted('query_session_info', { sid: who.sid, usid })
  return session.status
}

/** Opens the case from the worklist and takes it. */
async function takeCase(page: Page): Promise<void> {
  await arrive(page, ENGLISH, 'demo.patcher@systole.test')
  await page
    .getByRole('link', { name: new RegExp(NAME) })
    .first()
    .click()
  await expect(page).toHaveURL(/\/ecg\/prepare\?usid=/)
  await page.getByRole('button', { name: t.patching.states.take }).click()
  await expect(page.getByRole('button', { name: t.patching.header.send })).toBeVisible()
}

test('ECG-7 a patcher opens a case from the worklist, corrects a beat, fills in the checklist and sends it for review', async ({
  page,
  baseURL,
}) => {
  const client = plainClient(baseURL ?? '')
  const usid = await sendCase(client, await client.login('demo.vet@systole.test'))
  const patcher = await client.login('demo.patcher@systole.test')
  await expect.poll(() => statusOf(client, patcher, usid), { timeout: 60_000 }).toBe('data_ready')
  await page.setViewportSize({ width: 1440, height: 900 })
  await takeCase(page)

  await test.step('what is missing is listed', async () => {
    await page.getByRole('button', { name: t.patching.header.send }).click()
    const dialog = page.getByRole('dialog', { name: t.patching.send.missing })
    await expect(dialog).toContainText(t.patching.send.quality)
    await dialog.getByRole('button', { name: t.common.close }).click()
  })

  await test.step('a beat is labelled by keyboard and saved', async () => {
    for (const key of ['Home', 'e', 'v', 'Escape']) await page.keyboard.press(key)
    await expect(page.getByText(/1 change not saved/)).toBeVisible()
    await page.keyboard.press('Control+s')
    await expect(page.getByText(/revision 1/)).toBeVisible()
  })

  await test.step('checklist and quality stay over a reload', async () => {
    for (const item of CHECKLIST_ITEMS)
      await page.getByLabel(t.patching.checklist.items[item], { exact: true }).check()
    await page.getByRole('heading', { name: NAME }).click()
    await page.keyboard.press('1')
    await expect(page.getByText(t.patching.preparationSaved.saved)).toBeVisible()
    await page.reload()
    const { acceptable } = t.patching.quality
    await expect(page.getByRole('radio', { name: acceptable })).toBeChecked()
    await expect(page.getByLabel(t.patching.checklist.items.beats, { exact: true })).toBeChecked()
  })

  await page.screenshot({ path: test.info().outputPath('workbench.png') })
  await page.getByRole('button', { name: t.patching.header.send }).click()
  await expect(page.getByText(t.patching.states.sent)).toBeVisible()
  await expect(page.getByRole('link', { name: t.patching.header.back }).last()).toBeVisible()
  expect(await statusOf(client, patcher, usid)).toBe('ready_for_review')
})
