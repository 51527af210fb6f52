import type { Case } from '@systole/contract/cases/wire-case'
import { modeOf } from '@systole/domain/cases/case'
import { useTranslation } from 'react-i18next'
import { ModeTag } from '../../../ui/display/mode-tag.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import { useCaseWords } from '../use-case-words.ts'

/** Returns the columns that every list of cases has: the animal and the mode. */
export function useCaseColumns(): { kind: Column<Case>[]; mode: Column<Case> } {
  const { t } = useTranslation('cases')
  const words = useCaseWords()
  return {
    kind: [
      { id: 'species', header: t('columns.species'), card: 'meta', cell: words.species },
      { id: 'breed', header: t('columns.breed'), card: 'meta', cell: words.breed },
    ],
    mode: {
      id: 'mode',
      header: t('columns.mode'),
      card: 'meta',
      cell: (consult) => {
        const mode = modeOf(consult)
        if (consult.serviceId !== 'econsult') return words.service(consult)
        return mode ? <ModeTag mode={mode} /> : t('noMode')
      },
    },
  }
}
