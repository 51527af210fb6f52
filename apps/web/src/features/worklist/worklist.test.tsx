import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakePortal } from '../../testing/fake-portal.ts'
import { aCase, draw, LIST, leo, mei, openWorklist, rows, VIEWS } from './testing/open-worklist.tsx'

test('STAFF-4 paid cases are asked for by deadline and link to their reading', async () => {
  const { calls } = await openWorklist(aCase('Mochi', { minutes: 24 }))
  const [row] = await rows()
  const link = within(row as HTMLElement).getByRole('link', { name: 'Open Mochi, EC-Mochi' })
  expect(link.getAttribute('href')).toBe('/reading?usid=case_Mochi')
  expect(row?.textContent).toContain('3 files')
  expect(JSON.parse(calls.find(({ path }) => path === LIST)?.fields.params ?? '')).toMatchObject({
    status: ['submit', 'data_processing'],
    order: 'deadline',
  })
})

test('STAFF-5 time left and overtime are said in words', async () => {
  await openWorklist(
    aCase('Late', { minutes: -12 }),
    aCase('Soon', { minutes: 24 }),
    aCase('Fine', { minutes: 348 }),
  )
  const texts = (await rows()).map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
  expect(texts[0]).toContain('Overtime 12 min')
  expect(texts[1]).toContain('24 min')
  expect(texts[2]).toContain('5 h 48 min')
})

test('STAFF-4 a row says who reads the case', async () => {
  await openWorklist(
    aCase('Free', { minutes: 60 }),
    aCase('Mine', { minutes: 60, reader: mei }),
    aCase('Theirs', { minutes: 60, reader: leo }),
  )
  const texts = (await rows()).map(({ textContent }) => textContent)
  expect(texts[0]).toContain('Waiting to be read')
  expect(texts[1]).toContain('You are reading')
  expect(texts[2]).toContain('Leo Wong is reading')
})

test('SERV-1 a row of an ECG case names its service, its step and who has it', async () => {
  const ecg = { serviceId: 'ecg1l', tag: [] }
  await openWorklist(
    aCase('Free', { minutes: 60, more: { ...ecg, status: 'data_ready' } }),
    aCase('Theirs', { minutes: 60, reader: leo, more: { ...ecg, status: 'patch_done' } }),
  )
  const texts = (await rows()).map(({ textContent }) => textContent)
  expect(texts[0]).toContain('1L ECG')
  expect(texts[0]).toContain('Data ready')
  expect(texts[1]).toContain('Patch done')
  expect(texts[1]).toContain('Leo Wong')
})

test('STAFF-4 a pet that was seen before names who wrote its last report', async () => {
  await openWorklist(
    aCase('Old', { minutes: 60, lastReader: leo }),
    aCase('Own', { minutes: 60, lastReader: mei }),
  )
  const texts = (await rows()).map(({ textContent }) => textContent)
  expect(texts[0]).toContain('Last report by Leo Wong')
  expect(texts[1]).toContain('You wrote the last report')
})

test('STAFF-1 ten of ten thousand cases are listed, and pages are walked by cursor', async () => {
  const { calls } = fakePortal({
    [LIST]: ({ params = '' }) => {
      const { cursor, record_per_page: size } = JSON.parse(params)
      const from = Number(cursor ?? 0)
      const sessions = Array.from({ length: size }, (_, n) =>
        aCase(`Pet${from + n}`, { minutes: 60 + from + n }),
      )
      return {
        code: 0,
        data: { sessions, total: 10_000, total_capped: false, next: String(from + size) },
      }
    },
    [VIEWS]: { code: 0, data: { views: [] } },
  })
  await draw()
  expect(await rows()).toHaveLength(10)
  expect(screen.getByText('10,000 cases')).toBeVisible()
  expect(screen.getByText('1–10 of 10,000')).toBeVisible()
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  expect(await screen.findByText('11–20 of 10,000')).toBeVisible()
  expect(screen.getByRole('link', { name: /Open Pet10,/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Previous page' }))
  expect(await screen.findByText('1–10 of 10,000')).toBeVisible()
  await user.selectOptions(screen.getByLabelText('Per page'), '25')
  expect(await screen.findByText('1–25 of 10,000')).toBeVisible()
  const sent = JSON.parse(calls.filter(({ path }) => path === LIST).at(-1)?.fields.params ?? '')
  expect(sent).toMatchObject({ record_per_page: 25 })
  expect(sent.cursor).toBeUndefined()
})

test('an empty worklist says that nothing waits', async () => {
  await openWorklist()
  expect(await screen.findByText('No cases waiting to be read.')).toBeVisible()
})

test('a list that could not be read says so and is tried again', async () => {
  const answers = [{ code: -6001, message: 'The query could not be completed.' }]
  fakePortal({
    [VIEWS]: { code: 0, data: { views: [] } },
    [LIST]: () =>
      answers.shift() ?? {
        code: 0,
        data: { sessions: [], total: 0, total_capped: false, next: '' },
      },
  })
  await draw()
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No cases waiting to be read.')).toBeVisible()
})

test('STAFF-2 a row shows the unread notes of colleagues, who asks, and who released', async () => {
  await openWorklist(
    aCase('Mochi', {
      minutes: 30,
      reader: leo,
      more: { enquiry: 'afterReport', notes: { count: 3, unread: 1, last_by: 'Leo Wong' } },
    }),
    aCase('Luna', {
      minutes: 60,
      reader: leo,
      more: { status: 'close', enquiry: '', notes: { count: 1, unread: 0, last_by: 'Mei Tanaka' } },
    }),
    aCase('Rex', { minutes: 90 }),
  )
  const [mochi, luna, rex] = await rows()
  expect(mochi?.textContent).toContain('1 new note, from Leo Wong')
  expect(mochi?.textContent).toContain('Question about the report')
  expect(luna?.textContent).toContain('1 note, from Mei Tanaka')
  expect(luna?.textContent).toContain('ReleasedLeo Wong')
  expect(rex?.textContent).not.toContain('note')
})

test.each(['open', 'upload'])(
  'a case that is not paid (%s) is not called waiting, and shows no mode it has not got',
  async (status) => {
    await openWorklist(
      aCase('Unpaid', { minutes: 60, more: { status, due: '', submitted: '', tag: [] } }),
    )
    const [row] = await rows()
    expect(row?.textContent).toContain('Not paid yet')
    expect(row?.textContent).not.toContain('Waiting to be read')
    expect(row?.textContent).not.toContain('Basic')
  },
)
