import type { TableStatistics } from "@tavolata/client/protocol";
import { everything, type Onlooker } from "@tavolata/kernel";
import { countedEvents } from "@tavolata/table";
import type { HomeTable } from "./home-table.js";

/** How a match went, through the eyes of somebody at this device; when it is over, all of it. How long people took isn't kept here. */
export function statisticsOf(live: HomeTable, person: string): TableStatistics {
  const { match, gameModule, record } = live;
  const seen: Onlooker = match.outcome ? everything : (record.seating.seatsOf(person)[0] ?? "audience");
  const thinking = { total: 0, median: 0, longest: 0 };
  return {
    answers: match.at,
    seen,
    takenBack: live.takenBack,
    seats: match.seats.map((seat) => {
      const answers = match.answers.filter((answer) => answer.seat === seat).length;
      return { seat, answers, byBots: record.seating.isBot(seat) ? answers : 0, thinking };
    }),
    ...countedEvents(live.told(seen), gameModule.eventCounts, match),
  };
}
