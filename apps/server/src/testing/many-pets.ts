import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'

const NAMES = [
  ...['Mochi', 'Biscuit', 'Captain', 'Pepper', 'Coco', 'Luna', 'Max', 'Bella', 'Milo', 'Oscar'],
  ...['Peanut', 'Ginger', 'Shadow', 'Teddy', 'Ruby', 'Angel', 'Bailey', 'Cookie', 'Daisy', 'Felix'],
  ...['小黑', '豆豆', '波波', '旺財', '咪咪', '多多', '阿福', '白仔', '花花', '糖糖'],
  ...['小白', '黑仔', '肥仔', '毛毛', '奶茶', '布甸', '芝麻', '荳豉', '妹妹', '細佬'],
]

/** Inserts a large hospital's pets: realistic names in two scripts, all last seen this year, each in a different minute. */
export async function insertManyPets(db: Db, hospitalId: string, count: number): Promise<void> {
  const names = sql.param(NAMES)
  await db.execute(sql`
    insert into pets (pet_id, hospital_id, identifier, name, name_key, species, breed_id, birth_date, gender, neutered, weight_grams, owner_name, created_at)
    select 'pet_' || ${hospitalId} || '_' || n, ${hospitalId}, n::text, name, n || ' ' || lower(name), species,
      case species when 'dog' then 'dog-beagle' when 'cat' then 'cat-british-shorthair' else 'rabbit-netherland-dwarf' end,
      current_date - (n * 37 % 5000), case when n % 2 = 0 then 'F' else 'M' end, 'snipped', 900 + n * 7 % 40000, 'Ms Lee',
      greatest(date_trunc('year', now()), now() - n * interval '1 second')
    from (select n, (${names}::text[])[1 + (n * 7919) % ${NAMES.length}::int] as name,
        (array['dog', 'cat', 'cat', 'dog', 'rabbit'])[1 + n % 5] as species
      from generate_series(1, ${count}::int) n) pet`)
}
