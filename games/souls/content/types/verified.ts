/**
 * Which values of an entry the rulebook states, by their path: `"name"`, `"attack.hits"`, `"levels.0.cooldown"`. Everything
 * else in the entry is our default: an owner of the box can correct it. `"name"` is the entry's name in the messages.
 */
export interface Entry {
  readonly verified?: readonly string[];
}
