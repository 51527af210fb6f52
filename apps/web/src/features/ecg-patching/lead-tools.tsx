import type { Sensitivity } from '@systole/ecg/beats/detect-beats'
import type { PatchMarks } from '@systole/ecg/patches/edit-effects'
import { FlipVertical2, Target } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/display/icon.tsx'
import type { Patching } from './session/use-patching.ts'

/** From fewer beats to more. */
const SENSITIVITIES: readonly Sensitivity[] = [-2, -1, 0, 1, 2]

/** The leads of a recording with what was corrected of them. */
export type LeadMarks = Pick<PatchMarks, 'inverted' | 'primaryLead' | 'leadNames'> & {
  sensitivity: number
  /** The leads as stored, and the names of those that are drawn. */
  stored: readonly string[]
  drawn: readonly string[]
}

/** Renders what is done with the shown lead: measured in, turned over, and how eagerly beats are found. */
export function LeadTools(props: {
  leads: LeadMarks
  dispatch: Patching['dispatch']
  /** The shown lead by its place. */
  lead: number
  mayEdit: boolean
  onLead: (lead: number) => void
  onSensitivity: (sensitivity: Sensitivity) => void
}) {
  const { leads, dispatch, lead, mayEdit, onLead, onSensitivity } = props
  const { t } = useTranslation('patching')
  const { inverted, primaryLead, sensitivity, leadNames } = leads
  const stored = leads.stored[lead]
  const nameOf = (name: string) => leadNames[name] ?? name
  return (
    <>
      {mayEdit && stored !== undefined && (
        <>
          <button
            type="button"
            aria-pressed={primaryLead === stored}
            aria-label={t('tools.primaryLead', { lead: nameOf(stored) })}
            title={t('tools.primaryLead', { lead: nameOf(stored) })}
            onClick={() => dispatch({ do: 'edit', edit: { edit: 'usePrimaryLead', lead: stored } })}
          >
            <Icon of={Target} size={17} />
          </button>
          <button
            type="button"
            aria-pressed={inverted.includes(stored)}
            aria-label={t('tools.invertLead', { lead: nameOf(stored) })}
            title={t('tools.invertLead', { lead: nameOf(stored) })}
            onClick={() => dispatch({ do: 'edit', edit: { edit: 'invertLead', lead: stored } })}
          >
            <Icon of={FlipVertical2} size={17} />
          </button>
          <select
            aria-label={t('tools.sensitivity')}
            title={t('tools.sensitivity')}
            value={sensitivity}
            onChange={({ target }) => {
              const chosen = SENSITIVITIES.find((each) => each === Number(target.value))
              if (chosen !== undefined) onSensitivity(chosen)
            }}
          >
            {SENSITIVITIES.map((each) => (
              <option key={each} value={each}>
                {t(`sensitivities.${each}`)}
              </option>
            ))}
          </select>
        </>
      )}
      <select
        aria-label={t('tools.lead')}
        value={lead}
        onChange={({ target }) => onLead(Number(target.value))}
      >
        {leads.drawn.map((name, index) => (
          <option key={name} value={index}>
            {name}
          </option>
        ))}
      </select>
    </>
  )
}
