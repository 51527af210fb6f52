import type { Case } from '@systole/contract/cases/wire-case'
import { modeOf } from '@systole/domain/cases/case'
import type { CsvCell } from '@systole/domain/text/csv'
import { useTranslation } from 'react-i18next'
import { usePetWords } from '../../ui/display/use-pet-words.ts'
import { useStaffStatus } from '../../ui/display/use-staff-status.ts'

/** The columns of an exported case; the name of each is its text. */
const COLUMNS = [
  'case',
  'service',
  'mode',
  'status',
  'result',
  'pet',
  'species',
  'breed',
  'hospital',
  'sender',
  'email',
  'country',
  'opened',
  'submitted',
  'due',
  'closed',
  'reader',
  'first',
  'second',
  'async',
  'language',
] as const
type Column = (typeof COLUMNS)[number]

/** Returns the first row of an export and how a case is written; times are ISO 8601, which spreadsheets sort. */
export function useCaseRow() {
  const { t } = useTranslation(['common', 'reading'])
  const words = usePetWords()
  const statusOf = useStaffStatus()
  const cellsOf = (item: Case): Record<Column, CsvCell> => {
    const mode = modeOf(item)
    return {
      case: item.id,
      service: t(`common:services.${item.serviceId}`),
      mode: mode ? t(`common:mode.${mode}`) : '',
      status: statusOf(item.status),
      result: item.result ? t(`reading:worklist.result.${item.result}`) : '',
      pet: item.pet.name,
      species: words.species(item.pet.pet_type, item.pet.other_pet_type),
      breed: words.breed(item.pet.breed_id, item.pet.breed),
      hospital: item.user.hospital,
      sender: item.user.name,
      email: item.user.email,
      country: item.user.country,
      opened: stampOf(item.date),
      submitted: stampOf(item.submitted),
      due: stampOf(item.due),
      closed: stampOf(item.closed),
      reader: item.reader?.name ?? '',
      first: item.reviewer?.name ?? '',
      second: item.second_reviewer?.name ?? '',
      async: item.async_second_reviewer?.name ?? '',
      language: item.report_language ?? '',
    }
  }
  return {
    header: COLUMNS.map((column) => t(`reading:worklist.export.columns.${column}`)),
    rowOf: (item: Case) => {
      const cells = cellsOf(item)
      return COLUMNS.map((column) => cells[column])
    },
  }
}

function stampOf(at: Date | null): string {
  return at ? at.toISOString() : ''
}
