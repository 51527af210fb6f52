export const pets = {
  title: 'New test',
  registeredPet: 'Registered pet',
  newPet: 'New pet',
  recordList: 'Hospital record list',
} as const
