import { paths } from '@systole/contract/pages'
import type { ServiceId } from '@systole/domain/services/service-id'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../api/use-action.ts'
import { FailureNotice } from '../../../errors/failure-notice.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { ButtonLink } from '../../../ui/navigation/button-link.tsx'
import { openCase } from '../new-pet/register-pet.ts'
import { PetCard } from '../pet-card.tsx'
import type { ChosenPet } from './chosen-pet.ts'

/**
 * Shows the pet to confirm; confirming opens a case (NEW-10). An unfinished case of the pet is offered first. A failure keeps the
 * pet chosen.
 */
export function ChosenPetCard(props: {
  pet: ChosenPet
  uid: string
  service: ServiceId
  /** A case of this pet that is still being filled in. */
  unfinished?: { href: string; since: Date }
  onOpened: (caseId: string) => void
}) {
  const { pet, uid, service, unfinished, onOpened } = props
  const { t } = useTranslation('pets')
  const format = useFormat()
  const card = useRef<HTMLDivElement>(null)
  const opening = useAction({
    run: () => openCase(pet.petId, { uid, service }),
    onDone: onOpened,
  })
  useEffect(() => card.current?.querySelector<HTMLElement>('[data-first]')?.focus(), [])
  const use = () => {
    opening.start()
  }
  const words = unfinished ? t('search.startAnother') : t('search.use')
  return (
    <div ref={card} style={{ display: 'grid', gap: 12, marginTop: 20 }}>
      <VisuallyHidden role="status">{t('search.result')}</VisuallyHidden>
      {unfinished && (
        <Notice
          tone="warn"
          announce
          action={
            <ButtonLink data-first="" variant="contained" href={unfinished.href}>
              {t('search.continueIt')}
            </ButtonLink>
          }
        >
          {t('search.unfinished', { pet: pet.name, date: format.date(unfinished.since) })}
        </Notice>
      )}
      <PetCard
        pet={pet}
        action={
          <Button
            {...(!unfinished && { 'data-first': '' })}
            variant={unfinished ? 'outlined' : 'contained'}
            onClick={use}
            aria-disabled={opening.isBusy}
          >
            {opening.isBusy ? t('search.opening') : words}
          </Button>
        }
      />
      <AppLink href={paths.pet({ petId: pet.petId })} style={{ justifySelf: 'start' }}>
        {t('search.page', { pet: pet.name })}
      </AppLink>
      {opening.error && (
        <FailureNotice
          error={opening.error}
          lead={t('search.failed', { pet: pet.name })}
          onRetry={use}
        />
      )}
    </div>
  )
}
