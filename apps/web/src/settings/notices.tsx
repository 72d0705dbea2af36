import type { Subscription } from "@tavolata/client";
import { type PageKey, useWords } from "@tavolata/ui/language/words.js";
import { useEffect, useState } from "react";
import { client } from "../app/client.js";
import { faultKey } from "../language/faults.js";
import { pageWorker } from "../offline/page-worker.js";
import { bytesOf, subscribedHere } from "./push.js";
import { QuietHours } from "./quiet-hours.js";

/** Tells this device when it is one's turn, also while the page is closed. */
export function Notices({ onTold }: { readonly onTold: (key: PageKey) => void }) {
  const { page, language } = useWords();
  const [others, setOthers] = useState<readonly Subscription[]>([]);
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    client.subscriptions().then(setOthers, () => setOthers([]));
    subscribedHere().then(
      (here) => setOn(here !== null),
      () => setOn(false),
    );
  }, []);
  if (!("serviceWorker" in navigator && "PushManager" in window)) {
    return <p className="muted">{page("notice.impossible")}</p>;
  }
  const turnOn = async () => {
    try {
      if ((await Notification.requestPermission()) !== "granted") return onTold("notice.denied");
      const { key } = await client.pushKey();
      const registration = await pageWorker();
      const options = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
      const { endpoint, keys } = (await registration.pushManager.subscribe(options)).toJSON();
      await client.subscribe({
        endpoint: endpoint!,
        keys: { p256dh: keys!["p256dh"]!, auth: keys!["auth"]! },
        language,
      });
      setOn(true);
      setOthers(await client.subscriptions());
      onTold("notice.on");
    } catch (error) {
      onTold(error instanceof DOMException ? "notice.refused" : faultKey(error));
    }
  };
  const turnOff = async (subscription: string) => {
    try {
      await client.unsubscribe(subscription);
      await (await subscribedHere())?.unsubscribe();
      setOn(false);
      setOthers(await client.subscriptions());
    } catch (error) {
      onTold(faultKey(error));
    }
  };
  return (
    <div className="setting">
      <p>{page("notice.title")}</p>
      {!isOn && (
        <button type="button" className="button notice-on" onClick={() => void turnOn()}>
          {page("notice.turn-on")}
        </button>
      )}
      {others.length > 0 && (
        <ul className="person-list">
          {others.map(({ id, service }) => (
            <li key={id}>
              <span>{service}</span>
              <button type="button" className="button" onClick={() => void turnOff(id)}>
                {page("notice.turn-off")}
              </button>
            </li>
          ))}
        </ul>
      )}
      <QuietHours onTold={onTold} />
    </div>
  );
}
