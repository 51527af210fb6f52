import type { Mailer } from '../ports/mailer.ts'
import { MailOutcomeUnknown, MailRefusedForGood } from '../ports/mailer.ts'
import type { PaymentGateway, PaymentGateways } from '../ports/payment-gateway.ts'
import type { Metrics } from './metrics.ts'

type Counting = Pick<Metrics, 'outsideCallEnded'>

/** Returns the mailer with each message counted by what became of it. */
export function countMails(mailer: Mailer, metrics: Counting): Mailer {
  const ended = (outcome: string) => metrics.outsideCallEnded({ system: 'mail', outcome })
  return {
    async send(mail) {
      try {
        await mailer.send(mail)
        ended('done')
      } catch (error) {
        ended(mailOutcome(error))
        throw error
      }
    },
    close: () => mailer.close(),
  }
}

function mailOutcome(error: unknown): string {
  if (error instanceof MailRefusedForGood) return 'refused'
  return error instanceof MailOutcomeUnknown ? 'unknown' : 'failed'
}

/** Returns the gateways with each call to a provider counted. */
export function countProviderCalls(gateways: PaymentGateways, metrics: Counting): PaymentGateways {
  const counted = new Map(gateways.all.map((each) => [each.type, countGateway(each, metrics)]))
  const of = (gateway: PaymentGateway) => counted.get(gateway.type) ?? gateway
  return {
    all: [...counted.values()],
    named: (type) => of(gateways.named(type)),
    of: (variant) => of(gateways.of(variant)),
  }
}

function countGateway(gateway: PaymentGateway, metrics: Counting): PaymentGateway {
  const ended = (outcome: string) => metrics.outsideCallEnded({ system: gateway.type, outcome })
  return new Proxy(gateway, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      return (...given: unknown[]) => {
        const result: unknown = Reflect.apply(value, target, given)
        if (!(result instanceof Promise)) return result
        return result.then(
          (answer: unknown) => {
            ended('done')
            return answer
          },
          (error: unknown) => {
            ended('failed')
            throw error
          },
        )
      }
    },
  })
}
