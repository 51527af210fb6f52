import type { Case } from '@systole/contract/cases/wire-case'
import type { CaseStage } from '@systole/domain/cases/case-progress'
import { useEffect } from 'react'
import { progressOf } from '../../features/cases/case-view.ts'
import { refreshCase } from '../../features/cases/cases.queries.ts'
import type { StageFrame } from '../../ui/layout/stage-frame.ts'
import { LazyMount } from '../../ui/lazy/lazy-mount.tsx'
import { lazyWithPreload } from '../../ui/lazy/lazy-with-preload.tsx'
import { untilOnline } from '../../ui/navigation/open-page.ts'
import { InspectedFiles } from './inspected-files.tsx'

const PayForCase = lazyWithPreload(async () => (await import('./pay-for-case.tsx')).PayForCase)

/** Stages 3 and 4: files, then the payment dialog over them (CASE-6). */
export function InspectionPart(props: {
  consult: Case
  current: CaseStage
  frame: StageFrame
  onBack: () => void
  onStage: (stage: CaseStage) => void
}) {
  const { consult, current, frame, onBack, onStage } = props
  const isReady = progressOf(consult).stage === 'payment'
  useEffect(() => {
    if (isReady) PayForCase.fetch().catch(() => undefined) // it is requested again when it is rendered
  }, [isReady])
  const pay = async () => {
    if (!(await untilOnline())) return
    await refreshCase(consult.caseId)
    onStage('payment')
  }
  return (
    <>
      <InspectedFiles consult={consult} frame={frame} onBack={onBack} onNext={() => void pay()} />
      <LazyMount wanted={current === 'payment'}>
        <PayForCase consult={consult} open={current === 'payment'} onStage={onStage} />
      </LazyMount>
    </>
  )
}
