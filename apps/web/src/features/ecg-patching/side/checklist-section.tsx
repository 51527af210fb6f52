import { styled } from '@mui/material/styles'
import {
  CHECKLIST_ITEMS,
  type ChecklistEntry,
  type ChecklistItem,
  fullChecklist,
} from '@systole/domain/ecg-patches/checklist'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { SideSection } from './side-section.tsx'

const Items = styled('ul')(({ theme }) => {
  const { ink, edge, surface, primary, tone } = (theme.vars ?? theme).palette
  return {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '2px 10px',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    fontSize: '.8125rem',
    '& label': { display: 'flex', alignItems: 'center', gap: 7, minHeight: 24, color: ink.strong },
    '& input[type="checkbox"]': {
      flex: 'none',
      width: 17,
      height: 17,
      margin: 0,
      accentColor: primary.main,
    },
    '& input[type="text"]': {
      width: '100%',
      minHeight: 30,
      padding: '2px 8px',
      border: `1px solid ${edge.control}`,
      borderRadius: 5,
      backgroundColor: surface.paper,
      color: ink.body,
      font: 'inherit',
    },
    '& [data-warning]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2px 8px',
      gridColumn: '1 / -1',
      padding: '4px 8px',
      borderRadius: 6,
      color: tone.warn.text,
      backgroundColor: tone.warn.background,
    },
    '& [data-warning] > span': { flex: 1 },
    [theme.breakpoints.down('md')]: { '& label, & input[type="text"]': { minHeight: 44 } },
  }
})

/** A doubt about the leads with the edit that removes it. */
export type LeadDoubt = {
  id: string
  text: string
  action: string
  onMend: (() => void) | undefined
}

/** Lists the seven items that are checked before a review; an open one is sent with a reason. */
export function ChecklistSection(props: {
  entries: readonly ChecklistEntry[]
  doubts: readonly LeadDoubt[]
  /** Shows the field for the reason at every open item. */
  asksReasons: boolean
  isReadOnly: boolean
  onChange: (entry: ChecklistEntry) => void
}) {
  const { entries, doubts, asksReasons, isReadOnly, onChange } = props
  const { t } = useTranslation('patching')
  const all = fullChecklist(entries)
  const done = all.filter((entry) => entry.done).length
  return (
    <SideSection aria-label={t('checklist.label')}>
      <header>
        <h2>
          {t('checklist.label')}{' '}
          <span>{t('checklist.done', { done, total: CHECKLIST_ITEMS.length })}</span>
        </h2>
      </header>
      <Items>
        {doubts.map(({ id, text, action, onMend }) => (
          <li key={id} data-warning>
            <span>{text}</span>
            {onMend && (
              <Button size="small" variant="outlined" onClick={onMend}>
                {action}
              </Button>
            )}
          </li>
        ))}
        {all.map((entry) => (
          <Item
            key={entry.id}
            {...{ entry, isReadOnly, onChange }}
            asksReason={asksReasons || entry.reason !== ''}
          />
        ))}
      </Items>
    </SideSection>
  )
}

function Item(props: {
  entry: ChecklistEntry
  asksReason: boolean
  isReadOnly: boolean
  onChange: (entry: ChecklistEntry) => void
}) {
  const { entry, asksReason, isReadOnly, onChange } = props
  const { t } = useTranslation('patching')
  const name: ChecklistItem = entry.id
  return (
    <li>
      <label>
        <input
          type="checkbox"
          checked={entry.done}
          disabled={isReadOnly}
          onChange={({ target }) => onChange({ ...entry, done: target.checked })}
        />
        {t(`checklist.items.${name}`)}
      </label>
      {!entry.done && asksReason && (
        <input
          type="text"
          aria-label={t('checklist.reasonFor', { item: t(`checklist.items.${name}`) })}
          placeholder={t('checklist.reason')}
          maxLength={500}
          disabled={isReadOnly}
          value={entry.reason}
          onChange={({ target }) => onChange({ ...entry, reason: target.value })}
        />
      )}
    </li>
  )
}
