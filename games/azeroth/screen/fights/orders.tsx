import { useSpeaker, useWords } from "@tavolata/ui/language/words.js";
import { RuleLink } from "@tavolata/ui/rules/rule-link.js";
import { useEffect, useState } from "react";
import type { Order } from "../../state.js";
import { useDesk } from "../desk.js";
import "./orders.css";

const all: readonly Order[] = ["ask", "nothing", "best"];

/** AZ-pvp-7: what is done when somebody attacks and the player isn't there to answer. One press changes it, whoever's turn it is. */
export function Orders() {
  const { page } = useWords();
  const speaker = useSpeaker();
  const { shown, seen, mine } = useDesk();
  const { act, calls, call } = shown;
  const [wanted, setWanted] = useState<Order>();
  const isAsked = act.decision?.kind === "orders";
  useEffect(() => {
    if (!isAsked || wanted === undefined) return;
    act.pick(`order:${wanted}`);
    setWanted(undefined);
  }, [isAsked, wanted, act]);
  if (mine === undefined || seen.round === 0) return null;
  const present = seen.orders[mine] ?? "ask";
  const callable = calls?.find(({ id }) => id === "orders");
  const give = (order: Order) => {
    if (order === present || !callable || callable.bar || !call) return;
    setWanted(order);
    if (!isAsked) call(callable);
  };
  const why = !callable ? page("azeroth.orders-closed") : callable.bar ? speaker.sentence(callable.bar.reason) : "";
  return (
    <fieldset className="az-orders" aria-describedby={why === "" ? undefined : "az-orders-why"}>
      <legend>{page("azeroth.orders")}</legend>
      {all.map((order) => (
        <label key={order}>
          <input
            type="radio"
            name="az-orders"
            value={order}
            checked={order === present}
            disabled={why !== "" && order !== present}
            onChange={() => give(order)}
          />
          <span>{speaker.sentence({ key: `name.${order}` })}</span>
        </label>
      ))}
      {why !== "" && (
        <p id="az-orders-why" className="muted">
          {why} {callable?.bar && <RuleLink id={callable.bar.rule} />}
        </p>
      )}
    </fieldset>
  );
}
