/** The domain's names of the wire fields of a pet. */
export const PET_NAMES = {
  pid: 'petId',
  pname: 'identifierAndName',
  dob: 'birthDate',
  tpet: 'petSpecies',
  bid: 'breedId',
  otherbreed: 'otherBreed',
  otherpettype: 'otherSpecies',
} as const
