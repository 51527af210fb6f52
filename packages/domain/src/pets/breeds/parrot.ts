import { PARROT_ALIASES } from './aliases/parrot.ts'
import { breedTable } from './breed.ts'

/** Psittaciformes kept as companions, by the usual avicultural names (IOC World Bird List for species). */
export const PARROT_BREEDS = breedTable(
  'parrot',
  `
African Grey (Congo)||剛果灰鸚鵡
African Grey (Timneh)||提姆那灰鸚鵡
Alexandrine Parakeet||亞歷山大鸚鵡
Amazon (Blue-fronted)||藍帽亞馬遜鸚鵡
Amazon (Hispaniolan)
Amazon (Lilac-crowned)
Amazon (Mealy)||斑點亞馬遜鸚鵡
Amazon (Orange-winged)||橙翅亞馬遜鸚鵡
Amazon (Red-lored)||紅額亞馬遜鸚鵡
Amazon (White-fronted)||白額亞馬遜鸚鵡
Amazon (Yellow-crowned)||黃冠亞馬遜鸚鵡
Amazon (Yellow-headed)||黃頭亞馬遜鸚鵡
Amazon (Yellow-naped)||黃頸亞馬遜鸚鵡
Barred Parakeet||橫斑鸚鵡
Bourke's Parakeet||秋草鸚鵡
Budgerigar||虎皮鸚鵡
Budgerigar (English)||大頭虎皮鸚鵡
Caique (Black-headed)||黑頭凱克鸚鵡
Caique (White-bellied)||金頭凱克鸚鵡
Cockatiel||玄鳳鸚鵡
Cockatoo (Bare-eyed)||小鳳頭鸚鵡
Cockatoo (Citron-crested)||橙冠葵花鸚鵡
Cockatoo (Galah)||粉紅鳳頭鸚鵡
Cockatoo (Goffin's)||戈芬氏鳳頭鸚鵡
Cockatoo (Major Mitchell's)||米切氏鳳頭鸚鵡
Cockatoo (Moluccan)||鮭色鳳頭鸚鵡
Cockatoo (Palm)||棕櫚鳳頭鸚鵡
Cockatoo (Sulphur-crested)||葵花鳳頭鸚鵡
Cockatoo (Umbrella)||白鳳頭鸚鵡
Cockatoo (Yellow-crested)||小葵花鳳頭鸚鵡
Conure (Blue-crowned)||藍冠錐尾鸚鵡
Conure (Brown-throated)
Conure (Cherry-headed)||紅頭錐尾鸚鵡
Conure (Crimson-bellied)||紅腹錐尾鸚鵡
Conure (Dusky-headed)
Conure (Golden)||金黃錐尾鸚鵡
Conure (Green-cheeked)||綠頰錐尾鸚鵡
Conure (Half-moon)
Conure (Jenday)||珍達錐尾鸚鵡
Conure (Maroon-bellied)
Conure (Mitred)
Conure (Nanday)||黑頭錐尾鸚鵡
Conure (Patagonian)||巴塔哥尼亞錐尾鸚鵡
Conure (Pineapple)||鳳梨錐尾鸚鵡
Conure (Sun)||太陽錐尾鸚鵡
Conure (White-eyed)
Derbyan Parakeet||大緋胸鸚鵡
Eclectus||折衷鸚鵡
Grey-cheeked Parakeet
Hawk-headed Parrot||鷹頭鸚鵡
Indian Ringneck||月輪鸚鵡
Kakariki||紅額鸚鵡
Lorikeet (Rainbow)||彩虹吸蜜鸚鵡
Lory (Black-capped)||黑頂吸蜜鸚鵡
Lory (Chattering)||喋喋吸蜜鸚鵡
Lory (Dusky)||暗色吸蜜鸚鵡
Lory (Red)||紅色吸蜜鸚鵡
Lovebird (Black-cheeked)||黑頰牡丹鸚鵡
Lovebird (Fischer's)||費沙氏牡丹鸚鵡
Lovebird (Masked)||黃領牡丹鸚鵡
Lovebird (Peach-faced)||桃面牡丹鸚鵡
Macaw (Blue-and-gold)||藍黃金剛鸚鵡
Macaw (Blue-throated)||藍喉金剛鸚鵡
Macaw (Green-winged)||紅綠金剛鸚鵡
Macaw (Hahn's)||漢氏金剛鸚鵡
Macaw (Hyacinth)||紫藍金剛鸚鵡
Macaw (Illiger's)||藍翅金剛鸚鵡
Macaw (Military)||軍金剛鸚鵡
Macaw (Red-fronted)||紅額金剛鸚鵡
Macaw (Scarlet)||緋紅金剛鸚鵡
Macaw (Severe)||栗額金剛鸚鵡
Macaw (Yellow-collared)||金領金剛鸚鵡
Monk Parakeet (Quaker)||和尚鸚鵡
Moustached Parakeet||緋胸鸚鵡
Not in the list||不在名單內
Other parrot||其他鸚鵡
Parrotlet (Green-rumped)||綠腰太平洋鸚鵡
Parrotlet (Pacific)||太平洋鸚鵡
Parrotlet (Spectacled)
Pionus (Blue-headed)||藍頭鸚鵡
Pionus (Bronze-winged)
Pionus (Dusky)
Pionus (Maximilian's)
Pionus (White-capped)
Plum-headed Parakeet||花頭鸚鵡
Poicephalus (Brown-headed)
Poicephalus (Cape)
Poicephalus (Jardine's)||賈丁氏鸚鵡
Poicephalus (Meyer's)||梅耶氏鸚鵡
Poicephalus (Red-bellied)||紅腹鸚鵡
Poicephalus (Senegal)||塞內加爾鸚鵡
Princess Parrot||公主鸚鵡
Red-rumped Parrot||紅腰鸚鵡
Rosella (Crimson)||深紅玫瑰鸚鵡
Rosella (Eastern)||東玫瑰鸚鵡
Scarlet-chested Parrot||紅胸鸚鵡
White-winged Parakeet
`,
  PARROT_ALIASES,
)
