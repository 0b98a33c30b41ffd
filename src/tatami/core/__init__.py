"""What every game shares: records, the contract, notation, chance, events, words."""
