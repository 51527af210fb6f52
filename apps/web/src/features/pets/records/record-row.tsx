import type { PetListEntry } from '@systole/contract/hospitals/pets'
import { splitWirePetName } from '@systole/domain/pets/pet'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { Highlighted } from '../../../ui/display/highlighted.tsx'
import { ModeTag } from '../../../ui/display/mode-tag.tsx'
import { usePetWords } from '../../../ui/display/use-pet-words.ts'
import { useFormat } from '../../../ui/format/use-format.ts'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { ROLES } from '../../../ui/table/table-roles.ts'

const GRAMS = 1000

type Props = {
  entry: PetListEntry
  index: number
  rowIndex: number
  find: string
  isTabStop: boolean
  measure: (row: HTMLTableRowElement | null) => void
  onFocus: (index: number) => void
  onChoose: (entry: PetListEntry) => void
  onReconsult: (entry: PetListEntry) => void
}

/** Renders a row; the name's button covers it and Reconsult is above that. Renders again only when its pet changes. */
export const RecordRow = memo(function RecordRow(props: Props) {
  const { entry, index, find, isTabStop } = props
  const { t } = useTranslation('pets')
  const format = useFormat()
  const words = usePetWords()
  const { identifier, name } = splitWirePetName(entry.petName)
  const visited = entry.lastVisit
  const tabIndex = isTabStop ? 0 : -1
  return (
    <tr
      {...ROLES.row}
      aria-rowindex={props.rowIndex}
      data-index={index}
      ref={props.measure}
      onFocus={() => props.onFocus(index)}
    >
      <td {...ROLES.cell} data-column="name">
        <button
          type="button"
          className="choose"
          tabIndex={tabIndex}
          aria-label={t('records.choose', { pet: `${name} ${identifier}`.trim() })}
          onClick={() => props.onChoose(entry)}
        >
          <Highlighted text={name} find={find} />{' '}
          {identifier && (
            <small>
              <Highlighted text={identifier} find={find} />
            </small>
          )}
        </button>
      </td>
      <td {...ROLES.cell} data-column="species">
        {words.species(entry.petType, entry.otherSpecies)}
      </td>
      <td {...ROLES.cell} data-column="age">
        {format.age(entry.age)}
      </td>
      <td {...ROLES.cell} data-column="weight">
        {format.weight(Math.round(entry.weight * GRAMS))}
      </td>
      <td {...ROLES.cell} data-column="lastVisit">
        {visited && format.date(visited)}
      </td>
      <td {...ROLES.cell} data-column="type">
        {entry.type && <ModeTag mode={entry.type === 'Basic' ? 'basic' : 'advance'} />}
      </td>
      <td {...ROLES.cell} data-column="actions">
        {entry.reconsult && (
          <Button
            size="small"
            variant="outlined"
            tabIndex={tabIndex}
            onClick={() => props.onReconsult(entry)}
          >
            {t('records.reconsult')}
            <VisuallyHidden> {entry.petName}</VisuallyHidden>
          </Button>
        )}
      </td>
    </tr>
  )
})
