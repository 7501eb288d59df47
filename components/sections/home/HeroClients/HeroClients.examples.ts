import { defineExamples } from '@/components/sections/examples';
import { clients, manyClients } from '@/components/sections/samples';
import { HeroClients } from './HeroClients';

export const examples = defineExamples(HeroClients, {
  'six clients': { label: clients.label, clients: manyClients },
  'one client': { label: clients.label, clients: clients.items.slice(0, 1) },
});
