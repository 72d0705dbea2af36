import type {
  ChestToken,
  CriticalToken,
  EncounterCard,
  EventCard,
  LootToken,
  SearchToken,
  ShadowToken,
  TrapCard,
} from "./cards.js";
import type { EnemyCard, EnemyPowerCard, EnemyScroll, MasterScroll } from "./enemies.js";
import type { CompanionCard, HeroCard, PowerCard } from "./heroes.js";
import type { CrownsCard, ItemCard } from "./items.js";

type Named<T> = Readonly<Record<string, T>>;

/** The cards and tokens of the box by their names: everything but the Quests. */
export interface Cards {
  readonly heroes: Named<HeroCard>;
  readonly powers: Named<PowerCard>;
  readonly companions: Named<CompanionCard>;
  readonly items: Named<ItemCard>;
  readonly scrolls: Named<EnemyScroll>;
  readonly masters: Named<MasterScroll>;
  readonly enemies: Named<EnemyCard>;
  readonly enemyPowers: Named<EnemyPowerCard>;
  readonly encounters: Named<EncounterCard>;
  readonly traps: Named<TrapCard>;
  readonly events: Named<EventCard>;
  readonly criticals: Named<CriticalToken>;
  readonly shadows: Named<ShadowToken>;
  readonly searches: Named<SearchToken>;
  readonly chests: Named<ChestToken>;
  readonly loot: Named<LootToken>;
  /** Treasure cards that are money. */
  readonly money: Named<CrownsCard>;
}
