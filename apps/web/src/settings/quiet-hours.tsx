import type { QuietHours as Hours } from "@tavolata/client";
import { type PageKey, useWords } from "@tavolata/ui/language/words.js";
import { useEffect, useState } from "react";
import { client } from "../app/client.js";
import { faultKey } from "../language/faults.js";

/** What they are when somebody wants some. */
const usual = { from: "22:00", to: "07:00" };

/** When nobody wants to be told anything: by the clock of this device. What is due then comes when they are over. */
export function QuietHours({ onTold }: { readonly onTold: (key: PageKey) => void }) {
  const { page } = useWords();
  const [hours, setHours] = useState<Hours | null>();
  useEffect(() => {
    client.quietHours().then(setHours, (error: unknown) => onTold(faultKey(error)));
  }, [onTold]);
  if (hours === undefined) return null;
  const keep = async (next: Hours | null) => {
    setHours(next);
    // A time that is being typed is none yet, and a night that ends as it begins isn't one.
    if (next && (next.from === "" || next.to === "" || next.from === next.to)) return;
    try {
      await client.setQuietHours(next);
      onTold("quiet.kept");
    } catch (error) {
      onTold(faultKey(error));
    }
  };
  const change = (part: Partial<Hours>) => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    void keep({ ...(hours ?? usual), ...part, zone });
  };
  return (
    <fieldset className="setting quiet-hours">
      <legend>{page("quiet.title")}</legend>
      <label className="new-switch">
        <input
          type="checkbox"
          checked={hours !== null}
          onChange={(event) => (event.target.checked ? change({}) : void keep(null))}
        />
        <span>{page("quiet.on")}</span>
      </label>
      {hours && (
        <div className="quiet-times">
          {(["from", "to"] as const).map((end) => (
            <label key={end}>
              <span>{page(`quiet.${end}`)}</span>
              <input
                type="time"
                className="field"
                required
                value={hours[end]}
                onChange={(event) => change({ [end]: event.target.value })}
              />
            </label>
          ))}
          <p className="muted small">{page("quiet.zone", { zone: hours.zone })}</p>
        </div>
      )}
      <p className="muted small">{page("quiet.means")}</p>
    </fieldset>
  );
}
