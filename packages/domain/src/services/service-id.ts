/** The services that the product names. SPEC E1. */
export const SERVICE_IDS = [
  'econsult',
  'ecg1l',
  'ecg6l',
  'cpx',
  'cxr',
  'er',
  'xray',
  'bloodtest',
  'supplementary',
] as const
export type ServiceId = (typeof SERVICE_IDS)[number]
