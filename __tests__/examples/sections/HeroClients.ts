import { defineExamples } from '@/__tests__/examples/examples';
import { clients, manyClients } from '@/__tests__/examples/samples';
import { HeroClients } from '@/components/sections/home/HeroClients/HeroClients';

export const examples = defineExamples(HeroClients, {
  'six clients': { label: clients.label, clients: manyClients },
  'one client': { label: clients.label, clients: clients.items.slice(0, 1) },
});
