import { Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ToneChip } from '../../../ui/display/tone-chip.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'

/** Shows who else has the case open. */
export function Presence({ visitors }: { visitors: readonly { uid: string; name: string }[] }) {
  const { t } = useTranslation('reading')
  const [first] = visitors
  const names = visitors.map(({ name }) => name).join(t('separator'))
  const words = first && t('presence.also', { names })
  return (
    <>
      {first && (
        <ToneChip tone="violet" icon={Users} title={words ?? ''}>
          <span aria-hidden>
            {visitors.length === 1 ? first.name : t('presence.count', { count: visitors.length })}
          </span>
        </ToneChip>
      )}
      <VisuallyHidden role="log" aria-live="polite">
        {words}
      </VisuallyHidden>
    </>
  )
}
