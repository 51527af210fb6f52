import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { describeError } from '../../api/describe-error.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useFormat } from '../../ui/use-format.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { ChosenPet } from './chosen-pet.ts'
import { PetCard } from './pet-card.tsx'
import { openCase } from './register-pet.ts'

/** The pet to confirm; taking it opens a case (NEW-10). A failure keeps it chosen. */
export function ChosenPetCard(props: {
  pet: ChosenPet
  uid: string
  /** A case of this pet that is still being filled in. */
  unfinished?: { href: string; since: Date }
  onOpened: (usid: string) => void
}) {
  const { pet, uid, unfinished, onOpened } = props
  const { t } = useTranslation('pets')
  const format = useFormat()
  const button = useRef<HTMLButtonElement>(null)
  const opening = useMutation({
    mutationFn: () => openCase(pet.petId, uid),
    onSuccess: onOpened,
  })
  useEffect(() => button.current?.focus(), [])
  const use = () => {
    if (!opening.isPending) opening.mutate()
  }
  const words = unfinished ? t('search.startAnother') : t('search.use')
  return (
    <div style={{ display: 'grid', gap: 12, marginTop: 20 }}>
      <VisuallyHidden role="status">{t('search.result')}</VisuallyHidden>
      {unfinished && (
        <Notice tone="warn" announce>
          {t('search.unfinished', { pet: pet.name, date: format.date(unfinished.since) })}{' '}
          <AppLink href={unfinished.href}>{t('search.continueIt')}</AppLink>
        </Notice>
      )}
      <PetCard
        pet={pet}
        action={
          <Button ref={button} variant="contained" onClick={use} aria-disabled={opening.isPending}>
            {opening.isPending ? t('search.opening') : words}
          </Button>
        }
      />
      {opening.isError && (
        <Notice tone="danger" announce onRetry={use}>
          {t('search.failed', { pet: pet.name })} {describeError(opening.error)}
        </Notice>
      )}
    </div>
  )
}
