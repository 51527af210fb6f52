import type { PetListEntry } from '@systole/contract/hospitals/pets'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aRecord } from '../../../testing/a-record.ts'
import { pretendLayout } from '../../../testing/layout.ts'
import { renderVetPage } from '../../../testing/render-vet-page.tsx'
import '../../../api/case-client.ts' // loaded before a test's clock starts
import { RecordListDialog } from './record-list-dialog.tsx'

const RECORDS = '/api/query_cardiobird_user_activities'
const THIS_YEAR = new Date().getFullYear()

beforeAll(() => pretendLayout())
beforeEach(() => window.sessionStorage.clear())

const MOMO = aRecord({
  petName: '9 Momo',
  petType: 'rabbit',
  petId: 'pet_momo',
  type: '',
  reconsult: false,
  age: 2,
  weight: 1.8,
})

type Asked = {
  pname?: string
  species?: string
  year?: number
  sort?: string
  direction?: string
  cursor?: string
  limit?: number
}

/** Creates a portal that filters and pages like the real one. */
function portalWith(pets: readonly PetListEntry[]) {
  return ({ params = '{}' }: Record<string, string>) => {
    const { pname = '', species, cursor = '0', limit = 100 }: Asked = JSON.parse(params)
    const found = pets.filter(
      ({ petName, petType }) =>
        petName.toLowerCase().includes(pname.toLowerCase()) && (!species || petType === species),
    )
    const end = Number(cursor) + limit
    return {
      code: 0,
      data: {
        pets: found.slice(Number(cursor), end),
        total: found.length,
        total_capped: false,
        in_year: pets.length,
        in_year_capped: false,
        next: end < found.length ? String(end) : '',
      },
    }
  }
}

async function openRecords(
  pets: readonly PetListEntry[],
  answer: Parameters<typeof renderVetPage>[1] = { [RECORDS]: portalWith(pets) },
) {
  const log: string[] = []
  const page = await renderVetPage(
    <RecordListDialog
      onClose={() => log.push('closed')}
      onChoose={({ petId }) => log.push(`chose ${petId}`)}
      onReconsult={({ caseId }) => log.push(`reconsult ${caseId}`)}
    />,
    answer,
  )
  const rows = () =>
    screen.queryAllByRole('row').filter((row) => within(row).queryAllByRole('cell').length > 0)
  const names = () => rows().map((row) => within(row).getAllByRole('cell')[0]?.textContent)
  const asked = (): Asked[] =>
    page.calls(RECORDS).map(({ fields }) => JSON.parse(fields.params ?? ''))
  return { ...page, log, names, rows, asked }
}

const many = (count: number) =>
  Array.from({ length: count }, (_, number) =>
    aRecord({ petId: `pet_${number}`, petName: `${number} Pet` }),
  )

test('NEW-4 the list has the specified columns and offers Reconsult where it applies', async () => {
  const { user, log } = await openRecords([aRecord({}), MOMO])
  await screen.findByRole('table')
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Pet name',
    'Species',
    'Age',
    'Weight (kg)',
    'Last visit',
    'Type',
    'Actions',
  ])
  const reconsult = screen.getAllByRole('button', { name: /^Reconsult/ })
  expect(reconsult).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: /^Reconsult/ }))
  await user.click(screen.getByRole('button', { name: 'Choose Momo 9' }))
  expect(log).toEqual(['reconsult case_mochi', 'chose pet_momo'])
})

test('NEW-4 focus starts at the pet name; ×, Close and Escape close', async () => {
  const { user, log } = await openRecords([MOMO])
  await screen.findByRole('table')
  expect(document.activeElement).toBe(screen.getByLabelText('Pet name'))
  for (const button of screen.getAllByRole('button', { name: 'Close' })) await user.click(button)
  await user.keyboard('{Escape}')
  expect(log).toEqual(['closed', 'closed', 'closed'])
})

test('NEW-4 a year with more than 10,000 pets says so', async () => {
  const capped = { total: 10_000, total_capped: true, in_year: 10_000, in_year_capped: true }
  await openRecords([], { [RECORDS]: { code: 0, data: { pets: [MOMO], ...capped, next: '' } } })
  const table = await screen.findByRole('table')
  expect(screen.getByRole('status').textContent).toBe('10,000+ of 10,000+ pets')
  expect(table.getAttribute('aria-rowcount')).toBe('-1')
})

test('NEW-4 the portal is asked for part of the name and species as one types, and the letters are marked', async () => {
  const { user, names, asked } = await openRecords([aRecord({}), MOMO])
  await screen.findByRole('table')
  await user.type(screen.getByLabelText('Pet name'), 'MOM')
  await waitFor(() => expect(names()).toEqual(['Momo 9']))
  expect(document.querySelector('mark')?.textContent).toBe('Mom')
  expect(screen.getByRole('status').textContent).toBe('1 of 2 pets')
  await user.clear(screen.getByLabelText('Pet name'))
  await user.selectOptions(screen.getByLabelText('Species'), 'cat')
  await waitFor(() => expect(names()).toEqual(['Mochi 3381']))
  expect(asked().at(-1)).toMatchObject({ species: 'cat', year: THIS_YEAR })
  expect(asked().filter(({ pname }) => pname === 'M')).toEqual([])
})

test('NEW-4 the years go from this one back to 2019 and each is asked for', async () => {
  const { user, asked } = await openRecords([MOMO])
  const years = within(screen.getByLabelText('Record year'))
    .getAllByRole('option')
    .map((option) => option.textContent)
  expect(years[0]).toBe(String(THIS_YEAR))
  expect(years.slice(-2)).toEqual(['2019', 'All years'])
  expect(years).toHaveLength(THIS_YEAR - 2019 + 2)
  await user.selectOptions(screen.getByLabelText('Record year'), '2019')
  await waitFor(() => expect(asked().at(-1)?.year).toBe(2019))
  await user.selectOptions(screen.getByLabelText('Record year'), 'All years')
  await waitFor(() => expect(asked().at(-1)?.year).toBeUndefined())
})

test('NEW-4 every column sorts both ways, by the portal, and says so', async () => {
  const { user, asked } = await openRecords([aRecord({}), MOMO])
  await screen.findByRole('table')
  const header = () => screen.getByRole('columnheader', { name: /Weight/ })
  expect(header().getAttribute('aria-sort')).toBe('none')
  await user.click(screen.getByRole('button', { name: 'Weight (kg)' }))
  await waitFor(() => expect(header().getAttribute('aria-sort')).toBe('ascending'))
  await user.click(screen.getByRole('button', { name: 'Weight (kg)' }))
  await waitFor(() => expect(header().getAttribute('aria-sort')).toBe('descending'))
  expect(document.activeElement?.textContent).toBe('Weight (kg)')
  expect(asked().slice(-2)).toMatchObject([
    { sort: 'weight', direction: 'ascending' },
    { sort: 'weight', direction: 'descending' },
  ])
})

test('NEW-4 of a thousand records the rows in view are drawn, and each knows its place', async () => {
  const { rows } = await openRecords(many(1000))
  const table = await screen.findByRole('table')
  expect(table.getAttribute('aria-rowcount')).toBe('1001')
  await waitFor(() => expect(rows().length).toBeGreaterThan(9))
  expect(rows().length).toBeLessThan(40)
  expect(rows()[0]?.getAttribute('aria-rowindex')).toBe('2')
})

test('NEW-4 further pages come as one scrolls, and the focused row is never recycled', async () => {
  const { user, rows, asked } = await openRecords(many(1000))
  await screen.findByRole('table')
  await user.keyboard('{ArrowDown}')
  const first = screen.getByRole('button', { name: 'Choose Pet 0' })
  await waitFor(() => expect(document.activeElement).toBe(first))
  const scroller = document.querySelector<HTMLElement>('[data-scroller]')
  scroller?.scrollTo({ top: 60 * 70 })
  await waitFor(() => expect(asked().at(-1)?.cursor).toBe('100'))
  await screen.findByRole('button', { name: 'Choose Pet 75' })
  expect(document.activeElement).toBe(first)
  expect(rows()[0]?.contains(first)).toBe(true)
})

test('NEW-4 arrow keys move between rows, Enter chooses', async () => {
  const { user, log } = await openRecords(many(30))
  await screen.findByRole('table')
  const isAt = (name: string) =>
    waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(name))
  await user.keyboard('{ArrowDown}')
  await isAt('Choose Pet 0')
  await user.keyboard('{ArrowDown}')
  await isAt('Choose Pet 1')
  await user.keyboard('{End}')
  await isAt('Choose Pet 29')
  await user.keyboard('{ArrowDown}')
  await isAt('Choose Pet 29')
  await user.keyboard('{Home}')
  await isAt('Choose Pet 0')
  await user.keyboard('{ArrowUp}{Enter}')
  expect(log).toEqual(['chose pet_0'])
})

test('NEW-4 an empty year and a filter that finds nothing say what to do', async () => {
  const { user } = await openRecords([])
  expect(await screen.findByText(`No records in ${THIS_YEAR}. Try another year.`)).toBeVisible()
  await user.click(screen.getByLabelText('Pet name'))
})

test('NEW-4 Clear filters brings the pets back', async () => {
  const { user, names } = await openRecords([MOMO])
  await screen.findByRole('table')
  await user.type(screen.getByLabelText('Pet name'), 'zzz')
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(names()).toEqual(['Momo 9']))
  expect(screen.getByLabelText<HTMLInputElement>('Pet name').value).toBe('')
})

test('NEW-4 filters are remembered when the list is opened again', async () => {
  const first = await openRecords([aRecord({}), MOMO])
  await screen.findByRole('table')
  await first.user.type(screen.getByLabelText('Pet name'), 'mom')
  await waitFor(() => expect(first.names()).toEqual(['Momo 9']))
  first.unmount()
  const second = await openRecords([aRecord({}), MOMO])
  expect(screen.getByLabelText<HTMLInputElement>('Pet name').value).toBe('mom')
  await waitFor(() => expect(second.names()).toEqual(['Momo 9']))
})

test('NEW-4 an answer to an older question is dropped', async () => {
  const stored: (() => void)[] = []
  const portal = portalWith([aRecord({}), MOMO])
  const { user, names } = await openRecords([], {
    [RECORDS]: async (fields: Record<string, string>) => {
      const { pname }: Asked = JSON.parse(fields.params ?? '{}')
      if (pname === 'moc') await new Promise<void>((resolve) => stored.push(resolve))
      return portal(fields)
    },
  })
  await screen.findByRole('table')
  const name = screen.getByLabelText('Pet name')
  await user.type(name, 'moc')
  await waitFor(() => expect(stored).toHaveLength(1))
  await user.clear(name)
  await user.type(name, 'mom')
  await waitFor(() => expect(names()).toEqual(['Momo 9']))
  for (const release of stored) release()
  await waitFor(() => expect(names()).toEqual(['Momo 9']))
})

test('ERR-3 when the next answer fails, the old rows stay and one can try again', async () => {
  const portal = portalWith([aRecord({}), MOMO])
  const { user, names } = await openRecords([], {
    [RECORDS]: (fields: Record<string, string>) =>
      fields.params?.includes('cat') ? { code: -6001 } : portal(fields),
  })
  await screen.findByRole('table')
  await user.selectOptions(screen.getByLabelText('Species'), 'cat')
  await screen.findByRole('button', { name: 'Try again' })
  expect(names()).toEqual(['Mochi 3381', 'Momo 9'])
})

test('NEW-4 a pet of another year is found by searching all years', async () => {
  const old = aRecord({ petName: '77 Oldie', petId: 'pet_old' })
  const answer = ({ params = '{}' }: Record<string, string>) => {
    const pets = 'year' in JSON.parse(params) ? [] : [old]
    const in_year = pets.length
    return {
      code: 0,
      data: { pets, total: in_year, total_capped: false, in_year, in_year_capped: false, next: '' },
    }
  }
  const { user } = await renderVetPage(
    <RecordListDialog onClose={() => {}} onChoose={() => {}} onReconsult={() => {}} />,
    { [RECORDS]: answer },
  )
  await user.click(await screen.findByRole('button', { name: 'Search all years' }))
  expect(await screen.findByText('Oldie')).toBeVisible()
})
