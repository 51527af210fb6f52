import { birthDateFromAge } from '@systole/domain/pets/age'
import { breedName } from '@systole/domain/pets/breeds/breeds'
import { forPatient } from '@systole/fixtures/dicom/for-patient'
import { FIXTURES, type FixtureName } from '@systole/fixtures/fixtures'
import type { FixturePatient } from '@systole/fixtures/patients'
import type { DemoCase } from './demo-case.ts'

type DemoPet = DemoCase['pet']

/** Creates a fixture for this pet; images and documents contain its name and record number. */
export async function demoFile(fixture: FixtureName, pet: DemoPet, now: Date): Promise<Buffer> {
  const make: (patient: FixturePatient) => Buffer | Promise<Buffer> = FIXTURES[fixture]
  const made = await make(patientOf(pet, now))
  return fixture.endsWith('.dcm') ? forPatient(made, { name: pet.name, id: pet.identifier }) : made
}

/** Returns a pet as recorders name it in a file. */
export function patientOf(pet: DemoPet, now: Date): FixturePatient {
  const today = now.toISOString().slice(0, 10)
  return {
    dicomName: pet.name,
    name: printable(pet.name),
    id: pet.identifier,
    birthDate: digitsOf(birthDateFromAge(pet.ageYears, today)),
    sex: pet.gender,
    species: pet.species === 'cat' ? 'Feline' : 'Canine',
    breed: breedName({ breedId: pet.breedId, otherBreed: '' }),
    owner: printable(pet.ownerName),
    studyDate: digitsOf(today),
    weightKg: pet.weightGrams / 1000,
  }
}

/** Returns a printable name; the PDF reader's fonts have only Latin letters. */
function printable(name: string): string {
  return /^[ -~]+$/.test(name) ? name : 'Patient'
}

/** Returns a day by digits alone, as DICOM writes it. */
function digitsOf(day: string): string {
  return day.replaceAll('-', '')
}
