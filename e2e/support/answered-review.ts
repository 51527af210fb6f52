import type { Reply } from './plain-client.ts'

/** Returns the proposed review with everything answered that only a person decides. */
export function answeredReview(review: Reply['data'], answers: object = {}): Reply['data'] {
  const orElse = (value: unknown, other: unknown) => value ?? other
  const { p_wave, qrs, t_wave, ectopic } = review
  return {
    ...review,
    rhythm: { sinus: 'yes', regularity: 'regular' },
    p_wave: {
      height: orElse(p_wave.height, 0.2),
      duration: orElse(p_wave.duration, 0.04),
      morphology: ['normal'],
    },
    qrs: {
      ...qrs,
      r_height: orElse(qrs.r_height, 1.2),
      duration: orElse(qrs.duration, 0.05),
      morphology: ['normal'],
    },
    pr: { duration: orElse(review.pr.duration, 0.1) },
    p_qrs: { p_for_every_qrs: 'yes', qrs_for_every_p: 'yes', consistently_related: 'yes' },
    t_wave: { height: orElse(t_wave.height, 0.2), qt: orElse(t_wave.qt, 0.2) },
    ectopic: {
      ...ectopic,
      has_vpc: ectopic.has_vpc === true,
      has_pac: ectopic.has_pac === true,
      has_packet_loss: ectopic.has_packet_loss === true,
    },
    ...answers,
  }
}
