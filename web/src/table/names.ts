import type { SeatSeen, TableSeen } from "../lib/wire";

/** The game's name of a seat, without the number that the notation needs. */
export const role = (seat: SeatSeen): string => seat.role.replace(/ \(\d+\)$/, "");

/** What the seats are called: by the people who sit there; two of one name by their part too. */
export function seatNames(seats: readonly SeatSeen[]): string[] {
  return seats.map((seat) => {
    if (!seat.name || seat.name === role(seat)) return role(seat);
    const alone = seats.filter((other) => other.name === seat.name).length === 1;
    return alone ? seat.name : `${seat.name} (${role(seat)})`;
  });
}

/** Who plays together with a seat, by name; empty where there are no teams. */
export function partnersOf(seats: readonly SeatSeen[], seat: SeatSeen, names: readonly string[]): string {
  if (seat.team === null) return "";
  return seats
    .flatMap((other) => (other.team === seat.team && other.seat !== seat.seat ? (names[other.seat] ?? "") : []))
    .join(", ");
}

/** Whether people share this screen and must not see each other's cards. */
export function isHotSeat(table: TableSeen): boolean {
  return table.my_seats.length > 1;
}
