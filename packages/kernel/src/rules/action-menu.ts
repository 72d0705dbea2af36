import type { Message } from "./message.js";
import { type BoardReference, each, type Facts, type Naming, type Offer, type Wording } from "./offer.js";
import type { Bar } from "./rule.js";

/**
 * An action of the game, declared once: how it is called and shown, what stands against it, how it is done. `A` is who acts and at which table, `C`
 * what the action is aimed at, `R` what doing it gives: a flow. Everything but the id is worked out only when somebody wants it.
 */
export interface GameAction<A, C, R> {
  readonly verb: string;
  /** Left out where the verb says everything. */
  target?(aim: C, acting: A): string;
  using?(aim: C, acting: A): string | undefined;
  /** Left out, the id is made of verb and target. */
  id?(aim: C, acting: A): string;
  /** Left out, the message `option.<verb>` with the target as `{of}`. */
  label?(aim: C, acting: A): Message;
  at?(aim: C, acting: A): readonly BoardReference[];
  facts?(aim: C, acting: A): Facts | undefined;
  /** Nothing when it is allowed. */
  whyNot?(aim: C, acting: A): Bar | undefined;
  run(aim: C, acting: A): R;
}

/** Any action of a game, whatever it is aimed at. */
type AnyAction<A> = GameAction<A, unknown, unknown>;

/** An action with every field in its place, whether it has one or not: code that reads actions is made fast once if all have one shape. */
export function gameAction<A, C, R>(given: GameAction<A, C, R>): GameAction<A, C, R> {
  const { verb, target, using, id, label, at, facts, whyNot, run } = given;
  return { verb, target, using, id, label, at, facts, whyNot, run } as GameAction<A, C, R>;
}

/** An action and its aim, on the menu of somebody who may act now: what a decision's option is worth to the rule that asks. */
export class ListedAction<A, K extends AnyAction<A>> {
  /** `attack:orc-2` */
  readonly id: string;

  constructor(
    readonly acting: A,
    readonly action: K,
    readonly aim: unknown,
    /** What was found to stand against it when it was listed. */
    private readonly found: Bar | undefined,
  ) {
    this.id = action.id ? action.id(aim, acting) : idOf(action.verb, action.target?.(aim, acting));
  }

  /** All that stands against it; nothing when it is allowed. */
  get bar(): Bar | undefined {
    return this.found ?? this.action.whyNot?.(this.aim, this.acting);
  }

  /** Does it. */
  run(): ReturnType<K["run"]> {
    return this.action.run(this.aim, this.acting) as ReturnType<K["run"]>;
  }
}

function idOf(verb: string, target: string | undefined): string {
  return target ? `${verb}:${target}` : verb;
}

/**
 * Everything that may be done now. Rules add to it what they know of, in the order of the rulebook: what is allowed or, for who looks at what is
 * barred and why, all. A search asks only for the first, and pays for nothing else.
 */
export class ActionMenu<A, K extends AnyAction<A> = AnyAction<A>> {
  readonly actions: ListedAction<A, K>[] = [];

  constructor(
    readonly acting: A,
    /** Whether somebody wants to see what is barred, too. */
    readonly barredToo: boolean,
  ) {}

  /** Whether something is listed that this stands against: asked before the aims of a kind of action are gone through. */
  lists(bar: Bar | undefined): boolean {
    return bar === undefined || this.barredToo;
  }

  /** Lists an action against an aim, unless something forbids it: what is given here, or what the action says itself. */
  add<C>(action: K & GameAction<A, C, unknown>, aim: C, bar?: Bar): void {
    if (!this.barredToo && (bar || action.whyNot?.(aim, this.acting))) return;
    this.actions.push(new ListedAction<A, K>(this.acting, action, aim, bar));
  }
}

/**
 * The offer of a menu: `t.choose(seat, "action", () => [actionOffer(acting, listActions), one("end-turn")])`, and then `yield* choice.run()`. The
 * function lists what is allowed at once, and what is barred when somebody looks; the two must agree, which is checked then.
 *
 * To adopt it, a game names who acts (`interface Acting { t, figure }`), declares each of its actions once with `gameAction`, and has each chapter add
 * its own in a plain function `(menu: ActionMenu<Acting, HeroAction>) => void`. What stands against all aims alike is found once: `if (!menu.lists(bar)) return;`,
 * and handed on with each of them: `menu.add(attack, target, bar)`. Actions that say more, such as what the limits of a turn count, extend `GameAction`.
 */
export function actionOffer<A, K extends AnyAction<A>>(
  acting: A,
  list: (menu: ActionMenu<A, K>) => void,
): Offer<ListedAction<A, K>> {
  return each<ListedAction<A, K>>(actionsOf(acting, list, false), naming, wording, () => actionsOf(acting, list, true));
}

/** The offer of a menu on which everything stands that might be declared: whoever picks what is barred loses it, by the game's own rules. */
export function declaredOffer<A, K extends AnyAction<A>>(
  acting: A,
  list: (menu: ActionMenu<A, K>) => void,
): Offer<ListedAction<A, K>> {
  return each<ListedAction<A, K>>(actionsOf(acting, list, true), naming, declaredWording);
}

/** What may be done now; with `barredToo` also what may not. */
export function actionsOf<A, K extends AnyAction<A>>(
  acting: A,
  list: (menu: ActionMenu<A, K>) => void,
  barredToo: boolean,
): readonly ListedAction<A, K>[] {
  const menu = new ActionMenu<A, K>(acting, barredToo);
  list(menu);
  return menu.actions;
}

/** A listed action of any game. Its parts take its own aim and whoever acts; nothing else is ever given to them. */
type AnyListed = ListedAction<unknown, AnyAction<unknown>>;

const naming: Naming<AnyListed> = {
  verb: ({ action }) => action.verb,
  target: ({ action, aim, acting }) => action.target?.(aim, acting) ?? "",
  using: ({ action, aim, acting }) => action.using?.(aim, acting),
  id: ({ id }) => id,
};

const declaredWording: Wording<AnyListed> = {
  label: ({ action, aim, acting }) => action.label?.(aim, acting),
  at: ({ action, aim, acting }) => action.at?.(aim, acting) ?? nowhere,
  facts: ({ action, aim, acting }) => action.facts?.(aim, acting),
};

const wording: Wording<AnyListed> = { ...declaredWording, bar: ({ bar }) => bar };

const nowhere: readonly BoardReference[] = [];
