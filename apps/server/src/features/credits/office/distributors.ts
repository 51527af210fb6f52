import type {
  changeDistributorQuota as ChangeQuota,
  CreditDistributor,
  saveDistributor as SaveDistributor,
} from '@systole/contract/money/credit-office'
import { ledgerAccount } from '@systole/domain/ledger/posting'
import type { CallContext } from '../../../app-context.ts'
import { newId } from '../../../db/new-id.ts'
import { AppError } from '../../../http/app-error.ts'
import type { Call } from '../../../http/serve.ts'
import { addAudit } from '../../audit/audit-store.ts'
import { balancesOf, postToLedger } from '../../ledger/ledger-store.ts'
import { CREDITS } from '../case-credits/case-credits.ts'
import { mapLedgerFailure } from '../map-ledger-failure.ts'
import { reasonOf } from '../reason-of.ts'
import { allDistributors, insertDistributor, renameDistributor } from './distributor-store.ts'

const quotaOf = (distributorId: string) =>
  ledgerAccount('distributor_quota', CREDITS, { distributorId })

export async function queryDistributors({ db }: Pick<CallContext, 'db'>) {
  return { distributors: await present(db) }
}

export async function saveDistributor(context: CallContext, call: Call<typeof SaveDistributor>) {
  const { db, clock, requestId } = context
  const { actor, input } = call
  const name = input.name.trim()
  const known = input.distributor_id
  if (known && !(await renameDistributor(db, known, name)))
    throw new AppError('distributorNotFound')
  const distributorId = known ?? (await insertDistributor(db, name, clock.now()))
  await addAudit(
    db,
    { actor, requestId },
    {
      action: known ? 'distributor.renamed' : 'distributor.added',
      object: `distributor:${distributorId}`,
      details: { name },
    },
  )
  return one(db, distributorId)
}

/** Adds credits to a distributor's quota, or removes unused ones. */
export async function changeDistributorQuota(
  context: CallContext,
  call: Call<typeof ChangeQuota>,
): Promise<CreditDistributor> {
  const { db, clock, log, requestId } = context
  const { actor, input } = call
  const { distributor_id: distributorId, direction, credits } = input
  const note = reasonOf(input.note)
  await one(db, distributorId)
  const takes = direction === 'take_back'
  const planBalance = await mapLedgerFailure(log, { takes, tooLittle: 'distributorNoQuota' }, () =>
    postToLedger(db, {
      ...CREDITS,
      event: takes ? 'quotaTakenBack' : 'quotaGranted',
      cause: newId('change'),
      amount: credits,
      distributorId,
      actor,
      note,
      at: clock.now(),
    }),
  )
  const after = planBalance?.get(quotaOf(distributorId).accountId) ?? 0
  const before = takes ? after + credits : after - credits
  const object = `distributor:${distributorId}`
  const details = { credits, before, after }
  await addAudit(db, { actor, requestId }, { action: `quota.${direction}`, object, details })
  return one(db, distributorId)
}

async function one(db: CallContext['db'], distributorId: string): Promise<CreditDistributor> {
  const [distributor] = await present(db, distributorId)
  if (!distributor) throw new AppError('distributorNotFound')
  return distributor
}

async function present(db: CallContext['db'], only?: string): Promise<CreditDistributor[]> {
  const rows = await allDistributors(db, only)
  const quotas = await balancesOf(
    db,
    rows.map(({ distributorId }) => quotaOf(distributorId)),
  )
  return rows.map(({ distributorId, name, hospitals }) => ({
    distributor_id: distributorId,
    name,
    hospitals,
    quota: quotas.get(quotaOf(distributorId).accountId) ?? 0,
  }))
}
