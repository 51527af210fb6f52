import { screen } from '@testing-library/react'
import { renderVetPage } from '../../../testing/render-vet-page.tsx'
import '../../../ui/form/calendar-dialog.tsx' // components loaded on demand are loaded before a test's clock starts
import '../../../api/case-client.ts'
import '../fields/breed-field.tsx'
import '../new-pet/duplicate-name-dialog.tsx'
import { NewPetPanel } from '../new-pet/new-pet-panel.tsx'

const NO_OTHER_NAMES = { name_ja: '', name_ko: '', aliases: [] }

export const ADD = '/api/add_pet'
export const OPEN = '/api/create_cardiobirdx_session'
export const BREEDS = '/api/query_breeds'
/** The replies of a portal that registers pets and opens cases. */
export const ANSWERS = {
  [ADD]: { code: 0, data: { petId: 'pet_new' } },
  [OPEN]: { code: 0, data: { caseId: 'case_new' } },
  [BREEDS]: ({ tpet }: Record<string, string>) => ({
    code: 0,
    data: {
      breeds:
        tpet === 'dog'
          ? [
              {
                breedId: 'dog-beagle',
                name: 'Beagle',
                name_zh: '比高犬',
                ...NO_OTHER_NAMES,
                size: 'small',
              },
              {
                breedId: 'dog-great-dane',
                name: 'Great Dane',
                name_zh: '大丹犬',
                ...NO_OTHER_NAMES,
                size: 'giant',
              },
            ]
          : [
              {
                breedId: 'rabbit-netherland-dwarf',
                name: 'Netherland Dwarf',
                name_zh: '',
                ...NO_OTHER_NAMES,
                size: null,
              },
            ],
    },
  }),
}

type Options = Parameters<typeof renderVetPage>[2]

/** Opens the form of a new pet and returns actions on it. */
export async function openForm(
  answers: Parameters<typeof renderVetPage>[1] = ANSWERS,
  options?: Options,
  typed?: { identifier: string; name: string },
) {
  const log: string[] = []
  const page = await renderVetPage(
    <NewPetPanel
      uid="account_chan"
      service="econsult"
      onOpened={(caseId) => log.push(`opened ${caseId}`)}
      onSearch={({ identifier, name }) => log.push(`search ${identifier} ${name}`)}
      onUse={({ identifierAndName }) => log.push(`use ${identifierAndName}`)}
      typed={typed}
    />,
    answers,
    options,
  )
  const { user } = page
  await screen.findByRole('button', { name: /Create case|開立個案/ }) // the draft is requested first
  const fill = async () => {
    await user.type(field('Identifier'), '3381')
    await user.type(field('Pet name'), 'Mochi')
    await user.click(screen.getByRole('radio', { name: 'Dog' }))
    await chooseBreed('beag', 'Beagle')
    await user.type(field('Age'), '6.41')
    await user.type(field('Weight'), '4.20')
    await user.click(screen.getByRole('radio', { name: 'Female' }))
    await user.click(screen.getByRole('radio', { name: 'No' }))
    await user.type(field('Owner name'), 'Ms Lee')
  }
  const chooseBreed = async (part: string, name: string) => {
    await user.type(await screen.findByRole('combobox', { name: 'Breed' }), part)
    await user.click(await screen.findByRole('option', { name }))
  }
  const create = () => user.click(screen.getByRole('button', { name: 'Create case' }))
  return { ...page, fill, chooseBreed, create, log }
}

export const dateTyped = () => ['Day', 'Month', 'Year'].map((part) => field(part).value)
export const field = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`))
